import { PostgresAdapter, Transaction } from 'kysely';
import type { Db } from '../db.ts';
import type { Tables } from '../tables.ts';
import type { Trx } from '../transaction.ts';
import { beginningOf } from '../tripping-driver.ts';

type Statements<Results extends unknown[], On> = { [At in keyof Results]: (trip: On) => Promise<Results[At]> };

/** Whether a database is PostgreSQL. */
export const isPostgres = (db: Db | Trx) => db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * Runs statements of which none needs another's result over one connection, in their order: those of a transaction, or each by itself. To
 * PostgreSQL they go together: a server that has much to do comes back to each answer late, so each trip there costs more than its statements
 * do. Rejects with the one that fails, after all have ended: a statement that came after the rollback would be stored by itself. The first
 * trip of a transaction begins it: its statements may write nothing that means something alone, because each would be stored by itself where
 * PostgreSQL refuses to begin.
 */
export function inOneTrip<On extends Db | Trx, Results extends unknown[]>(
  db: On,
  ...statements: Statements<Results, On>
): Promise<Results> {
  if (!isPostgres(db)) return oneByOne(db, statements);
  const executor = db.getExecutor();
  return executor.provideConnection(async (connection) => {
    const { begun, send } = beginningOf(connection);
    const line = { executeQuery: send, streamQuery: connection.streamQuery.bind(connection) };
    const provider = { provideConnection: <T>(use: (same: typeof line) => Promise<T>) => use(line) };
    const onLine = executor.withConnectionProvider(provider);
    const trip = new Transaction<Tables>({ ...unused, executor: onLine }) as unknown as On;
    const ended = await Promise.allSettled([begun, ...statements.map((run) => run(trip))]);
    const errors = ended.filter((end) => end.status === 'rejected').map(({ reason }) => reason as unknown);
    if (errors.length > 0) throw errors.find((error) => !isOfAborted(error)) ?? errors[0];
    return ended.slice(1).map((end) => (end as PromiseFulfilledResult<unknown>).value) as Results;
  });
}

/** Whether a statement failed only because one before it did. */
const isOfAborted = (error: unknown) => (error as { code?: unknown }).code === '25P02';

/** What a transaction needs to open others, which its statements do not. */
const unused = { config: {} as never, driver: {} as never, dialect: {} as never };

async function oneByOne<On, Results extends unknown[]>(db: On, statements: Statements<Results, On>): Promise<Results> {
  const results: unknown[] = [];
  for (const run of statements) results.push(await run(db));
  return results as Results;
}
