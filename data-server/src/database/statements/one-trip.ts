import { Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Trx } from '../transaction.ts';
import { beginningOf } from '../tripping-driver.ts';
import { isPostgres } from './gathered.ts';

type Statements<Results extends unknown[]> = { [At in keyof Results]: (trx: Trx) => Promise<Results[At]> };

/**
 * Runs statements of a transaction of which none needs another's result, in their order. To PostgreSQL they go together: a server that has
 * much to do comes back to each answer late, so each trip there costs more than its statements do. Rejects with the one that fails, after all
 * have ended: a statement that came after the rollback would be stored by itself. The first trip of a transaction begins it: its statements
 * may write nothing that means something alone, because each would be stored by itself where PostgreSQL refuses to begin.
 */
export function inOneTrip<Results extends unknown[]>(trx: Trx, ...statements: Statements<Results>): Promise<Results> {
  if (!isPostgres(trx)) return oneByOne(trx, statements);
  const executor = trx.getExecutor();
  return executor.provideConnection(async (connection) => {
    const { begun, send } = beginningOf(connection);
    const line = { executeQuery: send, streamQuery: connection.streamQuery.bind(connection) };
    const provider = { provideConnection: <T>(use: (same: typeof line) => Promise<T>) => use(line) };
    const trip = new Transaction<Tables>({ ...unused, executor: executor.withConnectionProvider(provider) });
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

async function oneByOne<Results extends unknown[]>(trx: Trx, statements: Statements<Results>): Promise<Results> {
  const results: unknown[] = [];
  for (const run of statements) results.push(await run(trx));
  return results as Results;
}
