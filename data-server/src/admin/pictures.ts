import type { Trx } from '../database/transaction.ts';
import type { PhotoFiles } from '../photo-files/photo-files.ts';
import { photoName } from '../photo-files/photo-name.ts';
import type { PictureRow } from './backup-format.ts';

/** Photos that are looked up at a time; of their pictures one is in memory. */
const rowsAtOnce = 500;

/** The pictures of all photos, or of one farm's. One that was taken away since the rows were read is left out. */
export async function* picturesOf(trx: Trx, photos: PhotoFiles, farmId?: string): AsyncGenerator<PictureRow> {
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
    }
    const [end] = rows.slice(-1);
    if (!end || rows.length < rowsAtOnce) return;
    last = end;
  }
}
