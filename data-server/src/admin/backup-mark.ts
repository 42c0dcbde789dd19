import type { Db } from '../database/db.ts';
import { newestMigration } from '../database/migrate.ts';

const key = 'backup';

/** What a database remembers of its newest backup. */
interface Mark {
  /** In Unix seconds. */
  at: number;
  /** The schema of the program that made the backup. */
  migration: string;
}

/**
 * Notes in the database that a complete backup of it was made. A backup of another database leaves no mark in this one, so the server that
 * serves this database can tell whether the living data is backed up.
 */
export async function noteBackup(db: Db, now: Date): Promise<void> {
  const value = JSON.stringify({ at: Math.floor(now.getTime() / 1000), migration: newestMigration } satisfies Mark);
  await db
    .insertInto('server_state')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** When the newest complete backup of this database was made by a program of its version, in Unix seconds; 0: never. */
export async function lastBackupAt(db: Db): Promise<number> {
  const row = await db.selectFrom('server_state').select('value').where('key', '=', key).executeTakeFirst();
  const mark = row ? (JSON.parse(row.value) as Mark) : null;
  return mark?.migration === newestMigration ? mark.at : 0;
}
