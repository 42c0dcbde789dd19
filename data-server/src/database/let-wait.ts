import { PostgresAdapter, sql } from 'kysely';
import type { Trx } from './transaction.ts';

/**
 * Allows a transaction to wait between its statements, for the files of thousands of pictures. PostgreSQL otherwise ends a call's
 * transaction that idles for half a minute, because it blocks others.
 */
export async function letWait(trx: Trx): Promise<void> {
  if (trx.getExecutor().adapter instanceof PostgresAdapter)
    await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(trx);
}
