import { sql, type SqlBool } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Tables } from '../database/tables.ts';
import type { Trx } from '../database/transaction.ts';

export type PhotoRow = Tables['photos'];

/** All photos of the farm, including tombstones, with their authors. */
export const photoRows = (db: Db, farmerId: string) =>
  db
    .selectFrom('photos')
    .innerJoin('accounts', 'accounts.id', 'photos.created_by')
    .selectAll('photos')
    .select(['accounts.firstname', 'accounts.lastname'])
    .where('photos.farmer_id', '=', farmerId);

export const ofReading = (readingId: string) => sql<SqlBool>`photos.reading_id = ${readingId}`;

export const findPhoto = (db: Db | Trx, farmerId: string, id: string): Promise<PhotoRow | undefined> =>
  db.selectFrom('photos').selectAll().where('farmer_id', '=', farmerId).where('id', '=', id).executeTakeFirst();

/** An existing photo of an existing reading. */
export const findLivePhoto = (db: Db, farmerId: string, readingId: string, id: string) =>
  db
    .selectFrom('photos')
    .innerJoin('readings', (join) =>
      join.onRef('readings.farmer_id', '=', 'photos.farmer_id').onRef('readings.id', '=', 'photos.reading_id'),
    )
    .selectAll('photos')
    .where('photos.farmer_id', '=', farmerId)
    .where('photos.id', '=', id)
    .where('photos.reading_id', '=', readingId)
    .where('photos.deleted_at', 'is', null)
    .where('readings.deleted_at', 'is', null)
    .executeTakeFirst();

/** The number of photos of each of the farm's readings in `readingIds`; a reading without photos is left out. */
export async function countPhotos(db: Db | Trx, farmerId: string, readingIds: readonly string[]) {
  if (readingIds.length === 0) return new Map<string, number>();
  const rows = await db
    .selectFrom('photos')
    .select(({ fn }) => ['reading_id', fn.countAll<number>().as('photos')])
    .where('farmer_id', '=', farmerId)
    .where('reading_id', 'in', readingIds)
    .where('deleted_at', 'is', null)
    .groupBy('reading_id')
    .execute();
  return new Map(rows.map((row) => [row.reading_id, row.photos]));
}

export async function storePhoto(trx: Trx, row: PhotoRow, isNew: boolean) {
  if (isNew) await trx.insertInto('photos').values(row).execute();
  else {
    const { farmer_id: farmerId, id, ...values } = row;
    await trx.updateTable('photos').set(values).where('farmer_id', '=', farmerId).where('id', '=', id).execute();
  }
}
