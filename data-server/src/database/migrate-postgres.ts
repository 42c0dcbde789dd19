import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { isBusy } from '../problems/problem-of.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

/** The number of Kysely's own lock, which older servers take. */
const lockNumber = '3853314791062309107';
/** Each try waits up to ten seconds for the lock, so the longest migration may take ten minutes. */
const mostTries = 60;

/**
 * Kysely locks a session, but PgBouncer gives a session to another client after each transaction: two servers would migrate at once, and
 * the lock would stay on a connection without an owner.
 */
class AdapterWithoutLock extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

class MigrationDialect extends PostgresDialect {
  override createAdapter = () => new AdapterWithoutLock();
}

/**
 * Migrates in one transaction, which holds the lock until it ends. If several servers start at once, one migrates and the others wait,
 * again and again if that takes longer than a lock may. Ends the pool.
 */
export async function migratePostgres(pool: pg.Pool): Promise<void> {
  const db = new Kysely<Tables>({ dialect: new MigrationDialect({ pool }) });
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        return await migrateOnce(db);
      } catch (error) {
        if (!isBusy(error) || tries >= mostTries) throw error;
      }
    }
  } finally {
    await db.destroy();
  }
}

const migrateOnce = (db: Kysely<Tables>) =>
  db.transaction().execute(async (trx) => {
    // Behind PgBouncer the limit is set for the role, and an index of a million rows takes longer.
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(lockNumber)}::bigint)`.execute(trx);
    await migrate(trx, 'postgres');
  });
