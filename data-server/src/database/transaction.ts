import type { Transaction } from 'kysely';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { Database, Db } from './db.ts';
import { isBusy } from '../problems/problem-of.ts';
import type { Tables } from './tables.ts';

export type Trx = Transaction<Tables>;

type Work<T> = (trx: Trx) => Promise<T>;

/** The largest number of writes that share a commit: the first of them waits for the others. */
export const mostOfOneCommit = 16;

/** Runs the work in one transaction, again if the database asks for that (serialisation failure, deadlock, busy). */
export const inTransaction = <T>(db: Db, work: Work<T>): Promise<T> => again(() => db.transaction().execute(work));

/** Runs a call's write in one transaction. There may be many at once: on SQLite they share commits. */
export const inWriteOfCall = <T>({ db, kind }: Database, work: Work<T>): Promise<T> =>
  kind === 'sqlite' ? again(() => inSharedCommit(db, work)) : inTransaction(db, work);

async function again<T>(run: () => Promise<T>, tries = 5): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error) || attempt >= tries) throw error;
      await wait(attempt * 20 * (0.5 + Math.random()));
    }
  }
}

interface Waiting {
  work(trx: Trx): Promise<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

const lines = new WeakMap<Db, Waiting[]>();

/**
 * Runs the work in a transaction that it shares with simultaneous writes, because SQLite runs them one after the other, and a commit waits
 * for the disk. Resolves after the commit. If one of them fails, the transaction is rolled back, and each runs again in its own; if the
 * database is busy, all reject.
 */
export function inSharedCommit<T>(db: Db, work: Work<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const waiting = { work, resolve, reject } as Waiting;
  const line = lines.get(db);
  if (line) line.push(waiting);
  else {
    const begun = [waiting];
    lines.set(db, begun);
    void commitAll(db, begun);
  }
  return promise;
}

async function commitAll(db: Db, line: Waiting[]): Promise<void> {
  while (line.length > 0) await commitSome(db, line);
  lines.delete(db);
}

async function commitSome(db: Db, line: Waiting[]): Promise<void> {
  const taken: Waiting[] = [];
  try {
    const results = await db.transaction().execute(async (trx) => {
      const done: unknown[] = [];
      while (line.length > 0 && taken.length < mostOfOneCommit) {
        const next = line.shift() as Waiting;
        taken.push(next);
        done.push(await next.work(trx));
        // Lets calls that have arrived meanwhile join the line.
        if (line.length === 0) await turn();
      }
      return done;
    });
    for (const [at, { resolve }] of taken.entries()) resolve(results[at]);
  } catch (error) {
    // Another program's lock would delay each of them as long, so they are retried together.
    if (isBusy(error)) taken.push(...line.splice(0));
    if (taken.length === 0) taken.push(...line.splice(0, 1));
    if (taken.length === 1 || isBusy(error)) for (const { reject } of taken) reject(error);
    else for (const { work, resolve, reject } of taken) await db.transaction().execute(work).then(resolve, reject);
  }
}
