import { Problem } from '../problems/problems.ts';
import type { Database, Db } from './db.ts';
import { mostOfOneCommit } from './shared-commit.ts';

/**
 * The largest number of simultaneous writes per farm. On PostgreSQL each takes a connection of the pool and waits there for the farm's
 * lock, so the rest stay free for other farms. On SQLite it is the number that shares a commit, so that other farms come next.
 */
const places = { postgres: 2, sqlite: mostOfOneCommit };
/** Milliseconds after which a write that got no place should be tried again. */
const patience = 10_000;

interface Line {
  running: number;
  waiting: (() => void)[];
}

const lines = new WeakMap<Db, Map<string, Line>>();

/** Runs a write of a farm when there is a place for it. Throws a 503 with Retry-After if that takes ten seconds. */
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
    // The place goes to the next one in line, or becomes free.
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
