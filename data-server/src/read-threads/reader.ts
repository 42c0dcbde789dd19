import { availableParallelism } from 'node:os';
import type { Database, Db } from '../database/db.ts';
import { openReader } from '../database/open-database.ts';
import { Lane } from './lane.ts';
import { readChunks } from './read-chunks.ts';
import type { Reader, ReadJob } from '../services/read-job.ts';
import { isHeavy, isShort } from './job-size.ts';
import { readThread, type Runner } from './read-thread.ts';

const small = { ofOne: 100, ofAll: 1000 };
/** The limits of long answers: twelve graphs of one person and their device's pulls; forty answers of about 10 MB in all. */
const large = { ofOne: 14, ofAll: 40 };
/** One processor is left for serving. */
const largeThreads = Math.min(2, Math.max(1, availableParallelism() - 1));

/**
 * Small pages and long answers have separate lanes, so that a page never waits for a season. On SQLite a query blocks its thread, so both
 * lanes are threads with read-only connections, and a save never waits for them; a few rows from an index are read at once in this thread,
 * because a message to another thread costs more. PostgreSQL answers small queries beside others, so only long answers have threads there,
 * which serialise their JSON. A database in memory has one connection, and is read here.
 */
export function createReader({ db, lookups, kind, address }: Database): Reader {
  const threads = (count: number, giveWay: boolean) =>
    Array.from({ length: count }, () => readThread(kind, address ?? '', giveWay));
  const reads = address !== null && kind === 'postgres' ? openReader(kind, address, 4) : db;
  const here = (count: number) => Array.from({ length: count }, () => runHere(reads));
  const smallLane = new Lane(address !== null && kind === 'sqlite' ? threads(1, false) : here(8), small);
  const largeLane = new Lane(address === null ? here(1) : threads(largeThreads, true), large);
  return {
    async read(job, who, signal) {
      if (kind === 'sqlite' && isShort(job)) return readWhole(lookups, job);
      const lane = isHeavy(job) ? largeLane : smallLane;
      return lane.read(job, who, signal);
    },
    async close() {
      await Promise.all([smallLane, largeLane].map((lane) => lane.close()));
      if (reads !== db) await reads.destroy();
    },
  };
}

async function readWhole(db: Db, job: ReadJob): Promise<string> {
  let whole = '';
  for await (const part of readChunks(db, job)) whole += part;
  return whole;
}

/** Runs jobs in this thread. */
const runHere = (db: Db): Runner => ({
  async run(job, take, signal) {
    for await (const text of readChunks(db, job)) {
      if (signal.aborted) return;
      take(Buffer.from(text));
    }
  },
  close: async () => undefined,
});
