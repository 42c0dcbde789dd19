import { SqliteAdapter, SqliteDialect } from 'kysely';
import type { Db } from './db.ts';
import { migrate } from './migrate.ts';
import { inTransaction } from './transaction.ts';

/** SQLite makes and changes tables in transactions, as rows; Kysely does not count on it, and would migrate in single statements. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

export class TransactionalDialect extends SqliteDialect {
  override createAdapter = () => new TransactionalAdapter();
}

/**
 * Migrates in one transaction: a new version that is killed while it does, or whose disk is full, leaves the database as the version before had it. Of two that start at once
 * the second waits.
 */
export const migrateSqlite = (db: Db): Promise<void> => inTransaction(db, (trx) => migrate(trx, 'sqlite'));
