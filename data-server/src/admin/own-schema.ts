import { sql } from 'kysely';
import { SettingError } from '../services/settings.ts';
import type { Db } from '../database/db.ts';
import { newestMigration } from '../database/migrate.ts';
import type { Trx } from '../database/transaction.ts';

/**
 * Throws SettingError if the database has not exactly the tables that this program knows. A program that was started before an upgrade would
 * otherwise copy the tables of its own version, and leave out those that the upgrade added.
 */
export async function needOwnSchema(db: Db | Trx): Promise<void> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name DESC LIMIT 1`.execute(
    db,
  );
  const found = rows[0]?.name ?? 'no version';
  if (found === newestMigration) return;
  throw new SettingError(
    `The database is at ${found}, this program at ${newestMigration}: run the program that serves the database.`,
  );
}
