import { PostgresAdapter, sql } from 'kysely';
import type { Trx } from './transaction.ts';

/** Lets a transaction wait for files between its statements, thousands of pictures long: PostgreSQL ends one of a call that waits for half a minute, for it holds up others. */
export async function letWait(trx: Trx): Promise<void> {
  if (trx.getExecutor().adapter instanceof PostgresAdapter)
    await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(trx);
}
