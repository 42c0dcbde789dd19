import type { Db } from '../database/db.ts';
import type { Trx } from '../database/transaction.ts';
import type { PhotoFiles } from '../photo-files/photo-files.ts';
import { photoName } from '../photo-files/photo-name.ts';
import { findPhoto } from '../photos/photos.queries.ts';
import type { PictureRow } from './backup-format.ts';

/** Photos that are looked up at a time; of their pictures one is in memory. */
const rowsAtOnce = 500;

interface PhotoId {
  farmer_id: string;
  id: string;
}

/** The pictures of all photos, or of one farm's. One that is not in its place is left out and noted in `missing`: it may have been taken away since the rows were read. */
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

/** How many of the photos whose picture was missing are still there: those are lost, or their place is. */
export async function countLost(db: Db, missing: readonly PhotoId[]): Promise<number> {
  let lost = 0;
  for (const { farmer_id: farmId, id } of missing) {
    const row = await findPhoto(db, farmId, id);
    if (row && row.deleted_at === null) lost += 1;
  }
  return lost;
}
