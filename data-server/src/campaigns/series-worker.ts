import { parentPort, workerData } from 'node:worker_threads';
import { openReader } from '../database/db.ts';
import type { FromWorker, ToWorker } from './series-reader.ts';
import { seriesJson } from './series.ts';

const { kind, address } = workerData as { kind: 'sqlite' | 'postgres'; address: string };
const db = openReader(kind, address);

parentPort?.on('message', async (message: ToWorker | 'close') => {
  if (message === 'close') {
    await db.destroy();
    parentPort?.close();
    return;
  }
  const answer = await seriesJson(db, message.request).then(
    (json): FromWorker => ({ id: message.id, json }),
    (error: unknown): FromWorker => ({ id: message.id, error: String(error) }),
  );
  parentPort?.postMessage(answer);
});
