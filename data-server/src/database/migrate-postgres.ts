import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { isBusy } from '../problems/problem-of.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

/** The number of Kysely's own lock, which servers before this one take. */
const lockNumber = '3853314791062309107';
/** Each waits up to ten seconds for the lock: ten minutes for the longest migration. */
const mostTries = 60;

/**
 * Kysely locks a session, and PgBouncer gives a session to somebody else after each transaction: two servers would migrate at once, and the lock would stay
 * with a connection of nobody.
 */
class AdapterWithoutLock extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

class MigrationDialect extends PostgresDialect {
  override createAdapter = () => new AdapterWithoutLock();
}

/**
 * Migrates in one transaction, which holds the lock until it ends. Of servers that start at once one migrates; the others wait, and again where that takes longer
 * than a lock may. Ends the pool.
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
    // The role has a limit where PgBouncer stands between, and an index of a million rows takes longer.
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(lockNumber)}::bigint)`.execute(trx);
    await migrate(trx, 'postgres');
  });
