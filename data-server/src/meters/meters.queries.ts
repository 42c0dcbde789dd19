import type { Db } from '../database/db.ts';
import type { Tables } from '../database/tables.ts';
import type { Trx } from '../database/transaction.ts';
import { refusal } from '../problems/refusal.ts';

export type MeterRow = Tables['meters'];

export const meterRows = (db: Db | Trx, farmerId: string) =>
  db.selectFrom('meters').selectAll().where('farmer_id', '=', farmerId);

export const findMeter = (trx: Trx, farmerId: string, id: string): Promise<MeterRow | undefined> =>
  meterRows(trx, farmerId).where('id', '=', id).executeTakeFirst();

export async function storeMeter(trx: Trx, row: MeterRow, isNew: boolean) {
  if (isNew) await trx.insertInto('meters').values(row).execute();
  else {
    const { farmer_id: farmerId, id, ...values } = row;
    await trx.updateTable('meters').set(values).where('farmer_id', '=', farmerId).where('id', '=', id).execute();
  }
}

export const unknownMeter = (field: string) => refusal(field, 'meter_unknown');
