import type { Db } from '../database/db.ts';
import type { Tables } from '../database/tables.ts';
import type { Trx } from '../database/transaction.ts';

export type CalibrationRow = Tables['calibrations'];

/** The farm's log, including withdrawn calibrations, with who noted and who withdrew each. */
export const calibrationRows = (db: Db, farmerId: string) =>
  db
    .selectFrom('calibrations')
    .innerJoin('accounts', 'accounts.id', 'calibrations.created_by')
    .leftJoin('accounts as withdrawers', 'withdrawers.id', 'calibrations.withdrawn_by')
    .selectAll('calibrations')
    .select(['accounts.firstname', 'accounts.lastname'])
    .select(['withdrawers.firstname as withdrawn_firstname', 'withdrawers.lastname as withdrawn_lastname'])
    .where('calibrations.farmer_id', '=', farmerId);

export const findCalibration = (trx: Trx, farmerId: string, id: string): Promise<CalibrationRow | undefined> =>
  trx.selectFrom('calibrations').selectAll().where('farmer_id', '=', farmerId).where('id', '=', id).executeTakeFirst();

export async function storeCalibration(trx: Trx, row: CalibrationRow, isNew: boolean) {
  if (isNew) await trx.insertInto('calibrations').values(row).execute();
  else {
    const { farmer_id: farmerId, id, ...values } = row;
    await trx.updateTable('calibrations').set(values).where('farmer_id', '=', farmerId).where('id', '=', id).execute();
  }
}
