import { sql, type SqlBool } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Tables } from '../database/tables.ts';
import type { Trx } from '../database/transaction.ts';

export type BandRow = Tables['target_bands'];

/** All bands of the farm, including tombstones. */
export const bandRows = (db: Db | Trx, farmerId: string) =>
  db.selectFrom('target_bands').selectAll().where('farmer_id', '=', farmerId);

export const findBand = (trx: Trx, farmerId: string, id: string): Promise<BandRow | undefined> =>
  bandRows(trx, farmerId).where('id', '=', id).executeTakeFirst();

export async function storeBand(trx: Trx, row: BandRow, isNew: boolean) {
  if (isNew) await trx.insertInto('target_bands').values(row).execute();
  else {
    const { farmer_id: farmerId, id, ...values } = row;
    await trx.updateTable('target_bands').set(values).where('farmer_id', '=', farmerId).where('id', '=', id).execute();
  }
}

/** The other bands of a plot and variety. */
export const findOthers = (trx: Trx, band: BandRow): Promise<BandRow[]> =>
  bandRows(trx, band.farmer_id)
    .where('id', '!=', band.id)
    .where('deleted_at', 'is', null)
    .where('plot_id', '=', band.plot_id)
    .where('crop_type_id', '=', band.crop_type_id)
    .execute();

export function findCropType(trx: Trx, farmerId: string, id: string) {
  return trx
    .selectFrom('crop_types')
    .select('id')
    .where('farmer_id', '=', farmerId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export const bandOnPlot = (plotId: string) => sql<SqlBool>`target_bands.plot_id = ${plotId}`;
export const bandOfCropType = (cropTypeId: string) => sql<SqlBool>`target_bands.crop_type_id = ${cropTypeId}`;
