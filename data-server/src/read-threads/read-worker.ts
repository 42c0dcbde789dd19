import { readlinkSync } from 'node:fs';
import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { setImmediate as turn } from 'node:timers/promises';
import { openReader } from '../database/open-database.ts';
import { Problem, type ProblemCode } from '../problems/problems.ts';
import type { ReadJob } from '../services/read-job.ts';
import { readChunks } from './read-chunks.ts';

export type ToThread = { id: number; job: ReadJob } | 'close';
/** A message between threads costs as much as a small page, so a single part is sent together with the end. */
export type FromThread = { id: number } & (
  | { chunk: Uint8Array<ArrayBuffer>; isEnd: boolean }
  | { problem: { code: ProblemCode; more: Problem['more'] } }
  | { error: ReadFault }
);
/** The parts of an error that decide how it is answered. */
interface ReadFault {
  message: string;
  code?: string | undefined;
  errcode?: number | undefined;
  severity?: string | undefined;
}
export interface ThreadData {
  kind: 'sqlite' | 'postgres';
  address: string;
  /** Whether the thread yields the processor to the serving thread. */
  givesWay: boolean;
  /** Contains the number of the job that nobody waits for any more. */
  abandoned: Int32Array<SharedArrayBuffer>;
}

const { kind, address, abandoned, givesWay } = workerData as ThreadData;
if (givesWay) lowerPriority();
const db = openReader(kind, address);
const encoder = new TextEncoder();
const send = (message: FromThread, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(message, transfer);

function sendPart(id: number, text: string, isEnd: boolean) {
  const chunk = encoder.encode(text);
  send({ id, chunk, isEnd }, [chunk.buffer]);
}

/** On Linux each thread has its own priority; elsewhere this one keeps the server's. */
function lowerPriority() {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    os.setPriority(thread, os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The file does not exist, or may not be written here.
  }
}

parentPort?.on('message', async (message: ToThread) => {
  if (message === 'close') {
    await db.destroy();
    parentPort?.close();
    return;
  }
  const { id, job } = message;
  try {
    let last = '';
    for await (const text of readChunks(db, job)) {
      if (Atomics.load(abandoned, 0) === id) break;
      if (last !== '') {
        sendPart(id, last, false);
        await turn();
      }
      last = text;
    }
    sendPart(id, last, true);
  } catch (error) {
    if (error instanceof Problem) send({ id, problem: { code: error.code, more: error.more } });
    else {
      const { message: text, code, errcode, severity } = error as Error & Omit<ReadFault, 'message'>;
      send({ id, error: { message: text, code, errcode, severity } });
    }
  }
});
