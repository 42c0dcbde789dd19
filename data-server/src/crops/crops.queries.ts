import type { Db } from '../database/db.ts';
import type { Tables } from '../database/tables.ts';
import type { Trx } from '../database/transaction.ts';

export type CropRow = Tables['crops'];
export type CropTypeRow = Tables['crop_types'];

/** The fields of a new crop or variety that planting creates. */
export const asNew = { version: 1, archived: 0 } as const;

export const cropRows = (db: Db, farmerId: string) =>
  db.selectFrom('crops').selectAll().where('farmer_id', '=', farmerId);

export const cropTypeRows = (db: Db, farmerId: string) =>
  db
    .selectFrom('crop_types')
    .innerJoin('crops', (join) =>
      join.onRef('crops.farmer_id', '=', 'crop_types.farmer_id').onRef('crops.id', '=', 'crop_types.crop_id'),
    )
    .selectAll('crop_types')
    .select('crops.name as crop_name')
    .where('crop_types.farmer_id', '=', farmerId);

export const findCropRow = (trx: Trx, farmerId: string, id: string): Promise<CropRow | undefined> =>
  cropRows(trx, farmerId).where('id', '=', id).executeTakeFirst();

export const findCropTypeRow = (trx: Trx, farmerId: string, id: string): Promise<CropTypeRow | undefined> =>
  trx.selectFrom('crop_types').selectAll().where('farmer_id', '=', farmerId).where('id', '=', id).executeTakeFirst();

/** The names of a farm's other crops. */
export async function otherCropNames(trx: Trx, farmerId: string, id: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('crops')
    .select('name')
    .where('farmer_id', '=', farmerId)
    .where('deleted_at', 'is', null)
    .where('id', '!=', id)
    .execute();
  return rows.map(({ name }) => name);
}

/** The names of a crop's other varieties. */
export async function otherTypeNames(trx: Trx, { farmer_id, id, crop_id }: CropTypeRow): Promise<string[]> {
  const rows = await trx
    .selectFrom('crop_types')
    .select('name')
    .where('farmer_id', '=', farmer_id)
    .where('crop_id', '=', crop_id)
    .where('deleted_at', 'is', null)
    .where('id', '!=', id)
    .execute();
  return rows.map(({ name }) => name);
}

export async function storeCrop(trx: Trx, row: CropRow, isNew: boolean) {
  if (isNew) await trx.insertInto('crops').values(row).execute();
  else {
    const { farmer_id: farmerId, id, ...values } = row;
    await trx.updateTable('crops').set(values).where('farmer_id', '=', farmerId).where('id', '=', id).execute();
    await stampPlotsOf(trx, row, 'crop_id');
  }
}

export async function storeCropType(trx: Trx, row: CropTypeRow, isNew: boolean) {
  if (isNew) await trx.insertInto('crop_types').values(row).execute();
  else {
    const { farmer_id: farmerId, id, ...values } = row;
    await trx.updateTable('crop_types').set(values).where('farmer_id', '=', farmerId).where('id', '=', id).execute();
    await stampPlotsOf(trx, row, 'id');
  }
}

/** Marks the plots as changed, because they contain the names of their crops, so that devices fetch them again. Their versions do not change. */
async function stampPlotsOf(trx: Trx, row: CropRow, by: 'crop_id' | 'id') {
  const { farmer_id: farmerId, change_no } = row;
  const types = trx.selectFrom('crop_types').select('id').where('farmer_id', '=', farmerId).where(by, '=', row.id);
  const grown = trx
    .selectFrom('plot_crops')
    .select('plot_id')
    .where('farmer_id', '=', farmerId)
    .where('crop_type_id', 'in', types);
  await trx
    .updateTable('plots')
    .set({ change_no })
    .where('farmer_id', '=', farmerId)
    .where('id', 'in', grown)
    .execute();
}
