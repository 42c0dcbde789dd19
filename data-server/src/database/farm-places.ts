import { Problem } from '../problems/problems.ts';
import type { Database, Db } from './db.ts';
import { mostOfOneCommit } from './shared-commit.ts';

/**
 * So many writes of one farm are under way at the most. On PostgreSQL each takes a connection of a pool and waits there for the farm's lock: the others stay free
 * for other farms. On SQLite as many as share a commit: those of other farms come next.
 */
const places = { postgres: 2, sqlite: mostOfOneCommit };
/** Milliseconds after which a write that has had no place is worth a new try. */
const patience = 10_000;

interface Line {
  running: number;
  waiting: (() => void)[];
}

const lines = new WeakMap<Db, Map<string, Line>>();

/** Runs a write of a farm when there is a place. Throws a 503 with Retry-After where that takes ten seconds. */
export async function inFarmPlace<T>({ db, kind }: Database, farmerId: string, work: () => Promise<T>): Promise<T> {
  const ofDatabase = lines.get(db) ?? new Map<string, Line>();
  lines.set(db, ofDatabase);
  const line = ofDatabase.get(farmerId) ?? { running: 0, waiting: [] };
  ofDatabase.set(farmerId, line);
  if (line.running >= places[kind]) await placeIn(line);
  else line.running += 1;
  try {
    return await work();
  } finally {
    // The place goes to the next who waits, or is free again.
    const next = line.waiting.shift();
    if (next) next();
    else line.running -= 1;
    if (line.running === 0) ofDatabase.delete(farmerId);
  }
}

function placeIn(line: Line): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    line.waiting = line.waiting.filter((waiting) => waiting !== begin);
    reject(new Problem('unavailable', { retryAfter: 2 }));
  }, patience);
  const begin = () => {
    clearTimeout(timer);
    resolve();
  };
  line.waiting.push(begin);
  return promise;
}
