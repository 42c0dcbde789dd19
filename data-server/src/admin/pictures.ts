import type { Db } from '../database/db.ts';
import type { Trx } from '../database/transaction.ts';
import type { PhotoFiles } from '../photo-files/photo-files.ts';
import { photoName } from '../photo-files/photo-name.ts';
import type { PictureRow } from './backup-format.ts';

/** Photos per query; only one of their pictures is in memory at a time. */
const rowsAtOnce = 500;

/** A photo whose picture is not in its place. */
export interface MissingPicture {
  farmer_id: string;
  id: string;
  sha256: string;
}

/** A file was written without some of the pictures: they are lost, or their place is not there. Another try would not find them either. */
export class LostPicturesError extends Error {}

/**
 * The pictures of all photos, or of one farm's. A missing picture is skipped and noted in `missing`: its photo may have been deleted since
 * the rows were read.
 */
export async function* picturesOf(
  trx: Trx,
  photos: PhotoFiles,
  { farmId, missing }: { farmId?: string; missing: MissingPicture[] },
): AsyncGenerator<PictureRow> {
  let last = { farmer_id: '', id: '' };
  for (;;) {
    const after = last;
    const rows = await trx
      .selectFrom('photos')
      .select(['farmer_id', 'id', 'sha256'])
      .where('deleted_at', 'is', null)
      .where(({ eb, or, and }) =>
        or([
          eb('farmer_id', '>', after.farmer_id),
          and([eb('farmer_id', '=', after.farmer_id), eb('id', '>', after.id)]),
        ]),
      )
      .$if(farmId !== undefined, (query) => query.where('farmer_id', '=', farmId ?? ''))
      .orderBy('farmer_id')
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    for (const row of rows) {
      const name = photoName(row);
      const picture = await photos.get(name);
      if (picture) yield { name, data: picture.toString('base64') };
      else missing.push(row);
    }
    const [end] = rows.slice(-1);
    if (!end || rows.length < rowsAtOnce) return;
    last = end;
  }
}

/**
 * The photos with a missing picture that still exist, each as a line: the picture's name in the place of the photos, and where people see
 * the photo. Nobody can delete the photo of a deleted reading before the reading is restored, so its line says so.
 */
export async function lostOf(db: Db, missing: readonly MissingPicture[]): Promise<string[]> {
  const lost: string[] = [];
  for (const photo of missing) {
    const row = await db
      .selectFrom('photos')
      .innerJoin('readings', (join) =>
        join.onRef('readings.farmer_id', '=', 'photos.farmer_id').onRef('readings.id', '=', 'photos.reading_id'),
      )
      .innerJoin('plots', (join) =>
        join.onRef('plots.farmer_id', '=', 'readings.farmer_id').onRef('plots.id', '=', 'readings.plot_id'),
      )
      .innerJoin('farmers', 'farmers.id', 'photos.farmer_id')
      .select(['farmers.name as farm', 'plots.name as plot', 'readings.timestamp', 'readings.deleted_at'])
      .where('photos.farmer_id', '=', photo.farmer_id)
      .where('photos.id', '=', photo.id)
      .where('photos.deleted_at', 'is', null)
      .executeTakeFirst();
    if (!row) continue;
    const at = new Date(row.timestamp * 1000).toISOString().slice(0, 16);
    const ofDeleted = row.deleted_at === null ? '' : ', of a deleted reading';
    lost.push(`  ${photoName(photo)}   ${row.farm}, ${row.plot}, ${at}Z${ofDeleted}`);
  }
  return lost;
}

/** How many lost pictures are named: where their place is not there, all are lost. */
const named = 10;

/** Says which pictures are lost, in the middle of a sentence about a file. */
export function describeLost(lost: readonly string[]): string {
  const more = lost.length > named ? [`  and ${lost.length - named} more`] : [];
  return [`no picture of ${lost.length} photos: is their place there?`, ...lost.slice(0, named), ...more].join('\n');
}
