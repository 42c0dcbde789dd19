import type { Db } from '../database/db.ts';
import { newestMigration } from '../database/migrate.ts';
import { needOwnSchema } from './own-schema.ts';
import { readState } from '../database/server-state.ts';
import type { Trx } from '../database/transaction.ts';
import { backupTables, type BackupTable, type Head } from './backup-format.ts';
import type { PhotoFiles } from '../photo-files/photo-files.ts';
import { lostOf, type MissingPicture, picturesOf } from './pictures.ts';
import { writeRows } from './write-rows.ts';

/**
 * Writes everything, including photos, as gzipped lines of JSON, as it is at one moment. The format is the same for both databases, so that
 * one can be moved into the other. Returns the number of rows, and the photos whose picture is missing (`lostOf`). Throws SettingError if the file
 * exists, or if the database has another version than this program.
 */
export async function backup(
  db: Db,
  photos: PhotoFiles,
  file: string,
  now: Date,
): Promise<{ rows: number; lost: string[] }> {
  const head = async (trx: Trx): Promise<Head> => {
    await needOwnSchema(trx);
    const { epoch, epochsBefore } = await readState(trx);
    return {
      seguia_backup: 2,
      migration: newestMigration,
      epoch,
      epochs_before: epochsBefore,
      made_at: now.toISOString(),
    };
  };
  const parts = (Object.keys(backupTables) as BackupTable[]).map((table) => ({ table }));
  const missing: MissingPicture[] = [];
  const counts = await writeRows(db, file, head, parts, (trx) => picturesOf(trx, photos, { missing }));
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { rows, lost: await lostOf(db, missing) };
}
