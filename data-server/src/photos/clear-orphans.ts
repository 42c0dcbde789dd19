import type { Db } from '../database/db.ts';
import { nextChangeNo } from '../database/statements/next-change-no.ts';
import { inTransaction } from '../database/transaction.ts';
import { seconds } from '../services/services.ts';
import type { PhotoFile, PhotoFiles } from '../photo-files/photo-files.ts';
import { photoName } from '../photo-files/photo-name.ts';

/** Milliseconds that a picture without a row is kept, because its row may be written soon. */
const graceMilliseconds = 86_400_000;

/** Deletes photos whose reading does not exist, or was deleted more than `tombstoneSeconds` ago, and pictures without a photo. */
export async function clearOrphans(db: Db, files: PhotoFiles, now: Date, tombstoneSeconds: number): Promise<void> {
  await deletePhotosWithoutReading(db, now, tombstoneSeconds);
  const old: PhotoFile[] = [];
  for await (const file of files.list())
    if (now.getTime() - file.changedAt.getTime() > graceMilliseconds) old.push(file);
  const byFarm = Map.groupBy(old, ({ name }) => farmOf(name));
  for (const [farmId, found] of byFarm) {
    const rows = await db
      .selectFrom('photos')
      .select(['farmer_id', 'id', 'sha256'])
      .where('farmer_id', '=', farmId)
      .where('deleted_at', 'is', null)
      .execute();
    const named = new Set(rows.map(photoName));
    for (const { name } of found) if (!named.has(name)) await files.delete(name);
  }
}

/** Deletes all pictures of a farm; returns how many. */
export async function deleteFarmPhotos(files: PhotoFiles, farmId: string): Promise<number> {
  let count = 0;
  for await (const { name } of files.list(farmId)) {
    await files.delete(name);
    count += 1;
  }
  return count;
}

const farmOf = (name: string) => name.split('/')[0] ?? '';

/** The photos become tombstones, so that devices learn of it. */
async function deletePhotosWithoutReading(db: Db, now: Date, tombstoneSeconds: number): Promise<void> {
  const before = seconds(now) - tombstoneSeconds;
  const orphans = await db
    .selectFrom('photos')
    .select(['farmer_id', 'id'])
    .where('deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('readings')
            .select('readings.id')
            .whereRef('readings.farmer_id', '=', 'photos.farmer_id')
            .whereRef('readings.id', '=', 'photos.reading_id')
            .where((eb) => eb.or([eb('readings.deleted_at', 'is', null), eb('readings.deleted_at', '>=', before)])),
        ),
      ),
    )
    .execute();
  for (const { farmer_id: farmId, id } of orphans)
    await inTransaction(db, async (trx) => {
      const change = { change_no: await nextChangeNo(trx, farmId), deleted_at: seconds(now), updated_at: seconds(now) };
      await trx.updateTable('photos').set(change).where('farmer_id', '=', farmId).where('id', '=', id).execute();
    });
}
