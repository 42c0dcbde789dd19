import type { Transaction } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Db } from './db.ts';
import { isBusy } from '../problems/problem-of.ts';
import { inSharedCommit } from './shared-commit.ts';
import type { Tables } from './tables.ts';

export type Trx = Transaction<Tables>;

type Work<T> = (trx: Trx) => Promise<T>;

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
