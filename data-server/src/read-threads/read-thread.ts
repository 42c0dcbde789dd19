import { Worker } from 'node:worker_threads';
import { once } from 'node:events';
import { Problem } from '../problems/problems.ts';
import type { ReadJob } from '../services/read-job.ts';
import type { FromThread, ThreadData, ToThread } from './read-worker.ts';

/** Runs one job: passes on its parts in order, and resolves at the end. Throws the job's error. */
export interface Runner {
  run(job: ReadJob, take: (chunk: Buffer) => void, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** A thread with its own connections, which runs one job at a time. It starts with the first job, and again after a crash. */
export function readThread(kind: ThreadData['kind'], address: string, givesWay = false): Runner {
  const abandoned = new Int32Array(new SharedArrayBuffer(4));
  let worker: Worker | null = null;
  let last = 0;
  let fail: (error: Error) => void = () => undefined;

  const start = () => {
    const workerData: ThreadData = { kind, address, givesWay, abandoned };
    const started = new Worker(new URL('./read-worker.ts', import.meta.url), { workerData });
    const end = (error: Error) => {
      // The worker reports the error and then ends; the next job may already belong to another thread.
      if (worker !== started) return;
      worker = null;
      fail(error);
    };
    started.on('error', end);
    started.on('exit', () => end(new Error('The reading thread has ended.')));
    started.unref();
    return started;
  };
  return {
    run(job, take, signal) {
      const thread = (worker ??= start());
      last += 1;
      const id = last;
      const abandon = () => Atomics.store(abandoned, 0, id);
      signal.addEventListener('abort', abandon, { once: true });
      return new Promise<void>((resolve, reject) => {
        fail = reject;
        const hear = (message: FromThread) => {
          if (message.id !== id) return;
          if ('chunk' in message && message.chunk.length > 0) take(Buffer.from(message.chunk.buffer));
          if ('chunk' in message && !message.isEnd) return;
          thread.off('message', hear);
          signal.removeEventListener('abort', abandon);
          if ('problem' in message) reject(new Problem(message.problem.code, message.problem.more));
          else if ('error' in message) reject(Object.assign(new Error(message.error.message), message.error));
          else resolve();
        };
        thread.on('message', hear);
        thread.postMessage({ id, job } satisfies ToThread);
      });
    },
    async close() {
      if (!worker) return;
      const ended = once(worker, 'exit');
      worker.ref();
      worker.postMessage('close' satisfies ToThread);
      await ended;
    },
  };
}
