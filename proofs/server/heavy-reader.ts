import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { readCall } from './read-call.ts';
import type { VolumeCall } from './volume-calls.ts';

interface HeavyCalls {
  /** Of the data server, with the token of a person who may read. */
  url: string;
  token: string;
  calls: readonly VolumeCall[];
}

/**
 * Makes long calls again and again, all at once, until it is stopped. It has a thread of its own: what its client does with large answers must not be
 * measured as the server's.
 */
export async function startHeavyReader(heavy: HeavyCalls): Promise<{ stop: () => Promise<void> }> {
  const thread = new Worker(new URL(import.meta.url), { workerData: heavy });
  await once(thread, 'message'); // each call was answered once
  return {
    stop: async () => {
      await thread.terminate();
    },
  };
}

if (!isMainThread && parentPort) {
  const { url, token, calls } = workerData as HeavyCalls;
  await Promise.all(calls.map((call) => readCall(url, token, call)));
  parentPort.postMessage('answered');
  await Promise.all(
    calls.map(async (call) => {
      for (;;) await readCall(url, token, call);
    }),
  );
}
