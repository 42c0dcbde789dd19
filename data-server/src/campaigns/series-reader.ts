import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Database } from '../database/db.ts';
import { seriesJson } from './series.ts';
import type { SeriesReader, SeriesRequest } from '../services/series-request.ts';

export type ToWorker = { id: number; request: SeriesRequest };
export type FromWorker = { id: number; json?: string; error?: string };

/**
 * Reads series in a thread of their own, with a connection of their own, so that a long campaign never makes somebody's reading wait. The
 * thread starts with the first series. A database in memory has one connection only, and is read here.
 */
export function createSeriesReader({ db, kind, address }: Database): SeriesReader {
  if (address === null) return { read: (request) => seriesJson(db, request), close: async () => undefined };
  let worker: Worker | null = null;
  let last = 0;
  const waiting = new Map<number, { resolve(json: string): void; reject(error: Error): void }>();

  const failAll = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    worker = null;
  };
  const start = () => {
    const started = new Worker(new URL('./series-worker.ts', import.meta.url), { workerData: { kind, address } });
    started.on('message', ({ id, json, error }: FromWorker) => {
      const call = waiting.get(id);
      waiting.delete(id);
      if (json === undefined) call?.reject(new Error(error));
      else call?.resolve(json);
    });
    started.on('error', failAll);
    started.on('exit', () => failAll(new Error('The series thread has ended.')));
    started.unref();
    return started;
  };
  return {
    read(request) {
      worker ??= start();
      last += 1;
      const message: ToWorker = { id: last, request };
      return new Promise((resolve, reject) => {
        waiting.set(message.id, { resolve, reject });
        worker?.postMessage(message);
      });
    },
    async close() {
      if (!worker) return;
      const ended = once(worker, 'exit');
      worker.ref();
      worker.postMessage('close');
      await ended;
    },
  };
}
