import { sql, type SqlBool } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Tables } from '../database/tables.ts';
import type { Trx } from '../database/transaction.ts';

export type WaterDayRow = Tables['water_days'];

/** All days of the farm, including tombstones, with the people who began them. */
export const waterDayRows = (db: Db, farmerId: string) =>
  db
    .selectFrom('water_days')
    .innerJoin('accounts', 'accounts.id', 'water_days.created_by')
    .selectAll('water_days')
    .select(['accounts.firstname', 'accounts.lastname'])
    .where('water_days.farmer_id', '=', farmerId);

export const findWaterDayRow = (db: Db, farmerId: string, id: string) =>
  waterDayRows(db, farmerId)
    .where('water_days.id', '=', id)
    .where('water_days.deleted_at', 'is', null)
    .executeTakeFirst();

export const findWaterDay = (trx: Trx, farmerId: string, id: string): Promise<WaterDayRow | undefined> =>
  trx.selectFrom('water_days').selectAll().where('farmer_id', '=', farmerId).where('id', '=', id).executeTakeFirst();

export async function storeWaterDay(trx: Trx, row: WaterDayRow, isNew: boolean) {
  if (isNew) await trx.insertInto('water_days').values(row).execute();
  else {
    const { farmer_id: farmerId, id, ...values } = row;
    await trx.updateTable('water_days').set(values).where('farmer_id', '=', farmerId).where('id', '=', id).execute();
  }
}

export const waterOnPlot = (plotId: string) => sql<SqlBool>`water_days.plot_id = ${plotId}`;
/** An id begins with its day, so the primary key finds both ends. A plot's id continues with a point, after which `/` is the next character. */
export const waterFrom = (date: string) => sql<SqlBool>`water_days.id >= ${date}`;
export const waterTo = (date: string) => sql<SqlBool>`water_days.id < ${`${date}/`}`;
