import type { Insertable } from 'kysely';
import { copyAllAccess } from '../access/account-farms.ts';
import { insertAll } from '../database/statements/bulk.ts';
import type { Db } from '../database/db.ts';
import { letWait } from '../database/let-wait.ts';
import { renewEpoch } from '../database/server-state.ts';
import type { Tables } from '../database/tables.ts';
import { SettingError } from '../services/settings.ts';
import type { PhotoFiles } from '../photo-files/photo-files.ts';
import { pictures, type PictureRow } from './backup-format.ts';
import { readBackup } from './read-backup.ts';

/**
 * Restores a backup into an empty database, all or nothing, with its photos, and returns the number of rows. The database gets a new epoch
 * and remembers the old one: devices that have seen more than the backup then fetch everything, and give back what it lacks. Throws
 * SettingError.
 */
export async function restore(db: Db, photos: PhotoFiles, file: string): Promise<number> {
  const full = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  if (full) throw new SettingError('The database is not empty; a backup is put into an empty one only.');
  // Verifies the file before the first row is written, so that its own problem is named, and not a consequence.
  await readBackup(file, async () => undefined);
  return db.transaction().execute(async (trx) => {
    await letWait(trx);
    const { head, rows } = await readBackup(file, async (table, some) => {
      // If the backup turns out to be invalid, the pictures are cleared away like any picture without a photo.
      if (table === pictures)
        for (const { name, data } of some as PictureRow[]) await photos.put(name, Buffer.from(data, 'base64'));
      else await insertAll(trx, table, some as Insertable<Tables[typeof table]>[]);
    });
    await copyAllAccess(trx);
    await renewEpoch(trx, [head.epoch, ...head.epochs_before]);
    return rows;
  });
}
