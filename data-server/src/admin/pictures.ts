import type { Db } from '../database/db.ts';
import type { Trx } from '../database/transaction.ts';
import type { PhotoFiles } from '../photo-files/photo-files.ts';
import { photoName } from '../photo-files/photo-name.ts';
import { findPhoto } from '../photos/photos.queries.ts';
import type { PictureRow } from './backup-format.ts';

/** Photos per query; only one of their pictures is in memory at a time. */
const rowsAtOnce = 500;

interface PhotoId {
  farmer_id: string;
  id: string;
}

/**
 * The pictures of all photos, or of one farm's. A missing picture is skipped and noted in `missing`: its photo may have been deleted since
 * the rows were read.
 */
export async function* picturesOf(
  trx: Trx,
  photos: PhotoFiles,
  { farmId, missing }: { farmId?: string; missing: PhotoId[] },
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

/** How many photos with a missing picture still exist: those pictures are lost, or their storage is unavailable. */
export async function countLost(db: Db, missing: readonly PhotoId[]): Promise<number> {
  let lost = 0;
  for (const { farmer_id: farmId, id } of missing) {
    const row = await findPhoto(db, farmId, id);
    if (row && row.deleted_at === null) lost += 1;
  }
  return lost;
}
