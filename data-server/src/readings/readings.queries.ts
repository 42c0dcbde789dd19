import type { Wire } from '@seguia/openapi';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../database/db.ts';
import { builtOnce, insertRows } from '../database/statements/built-once.ts';
import { isOneOf, runManyBuiltOnce } from '../database/statements/gathered.ts';
import type { Tables } from '../database/tables.ts';
import type { Trx } from '../database/transaction.ts';
import type { Together } from '../sync/pending-write.ts';

export type ReadingRow = Tables['readings'];

/** The columns of a reading that was taken or typed, not imported. */
export const notImported = { import_id: null, source: null } satisfies Partial<ReadingRow>;

/** All readings of the farm, including tombstones, with their authors. */
export const readingRows = (db: Db | Trx, farmerId: string) =>
  db
    .selectFrom('readings')
    .innerJoin('accounts', 'accounts.id', 'readings.created_by')
    .selectAll('readings')
    .select(['accounts.firstname', 'accounts.lastname'])
    .where('readings.farmer_id', '=', farmerId);

export const findReadingRow = (db: Db | Trx, farmerId: string, id: string) =>
  readingRows(db, farmerId).where('readings.id', '=', id).executeTakeFirst();

const readings = builtOnce((db, farmerId: string, id: string) =>
  db.selectFrom('readings').selectAll().where('farmer_id', '=', farmerId).where('id', '=', id),
);

export async function findReading(trx: Db | Trx, farmerId: string, id: string): Promise<ReadingRow | undefined> {
  return (await readings(trx, farmerId, id)).at(0);
}

export async function storeReading(trx: Trx, row: ReadingRow, isNew: boolean) {
  if (isNew) await insertRows(trx, 'readings', [row]);
  else {
    const { farmer_id: farmerId, id, ...values } = row;
    await trx.updateTable('readings').set(values).where('farmer_id', '=', farmerId).where('id', '=', id).execute();
  }
}

/** Readings of several calls are written together: none depends on another one. */
export const together: Together<ReadingRow> = {
  find: (trx, farmerId, ids) =>
    runManyBuiltOnce(trx, 'readings', [farmerId], ids, () =>
      trx
        .selectFrom('readings')
        .selectAll()
        .where('farmer_id', '=', farmerId)
        .where(isOneOf(trx, 'id', ids)),
    ),
  async needed(trx, farmerId, bodies) {
    const ids = bodies.flatMap((body) => (body as Wire['ReadingBody'] | null)?.plot_id.toLowerCase() ?? []);
    const plots = await findPlots(trx, farmerId, [...new Set(ids)]);
    return new Map(plots.map((plot) => [plotName(plot.id), plot]));
  },
  add: (trx, rows) => insertRows(trx, 'readings', rows),
};

const findPlots = (trx: Trx, farmerId: string, ids: readonly string[]) =>
  runManyBuiltOnce(trx, 'plots', [farmerId], ids, () =>
    trx
      .selectFrom('plots')
      .select(['id', 'closed', 'updated_at'])
      .where('farmer_id', '=', farmerId)
      .where(isOneOf(trx, 'id', ids))
      .where('deleted_at', 'is', null),
  );

export async function findPlot(trx: Trx, farmerId: string, plotId: string) {
  return (await findPlots(trx, farmerId, [plotId])).at(0);
}

/** The name under which writes of one transaction share a plot. */
export const plotName = (plotId: string) => `plot ${plotId}`;

/** The plantings of a variety. Two plantings in one plot share no day. */
export function findPlantings(db: Db, farmerId: string, cropTypeId: string) {
  return db
    .selectFrom('plot_crops')
    .select(['plot_id', 'from_date', 'to_date'])
    .where('farmer_id', '=', farmerId)
    .where('crop_type_id', '=', cropTypeId)
    .execute();
}

export const onPlot = (plotId: string) => sql<SqlBool>`readings.plot_id = ${plotId}`;
export const madeBy = (accountId: string) => sql<SqlBool>`readings.created_by = ${accountId}`;
export const fromInstant = (at: number) => sql<SqlBool>`readings.timestamp >= ${at}`;
export const beforeInstant = (at: number) => sql<SqlBool>`readings.timestamp < ${at}`;

/**
 * Seconds on either side of a day's noon (UTC) within which all of its readings were taken: half a day, 14 hours of zones, 2 hours by which
 * an instant may differ from its date and time, and two days for zones that were changed. With it a database finds days in an index of
 * instants.
 */
const spread = (12 + 14 + 2 + 48) * 3600;
const middayOf = (date: string) => Date.parse(`${date}T12:00:00Z`) / 1000;

/** Limits readings to the farm's days from this one on. */
export const fromDay = (date: string) => [sql<SqlBool>`readings.date >= ${date}`, fromInstant(middayOf(date) - spread)];

/** Limits readings to the farm's days up to this one. */
export const toDay = (date: string) => [sql<SqlBool>`readings.date <= ${date}`, beforeInstant(middayOf(date) + spread)];

/** Limits readings to the days on which that variety grew in their plot. */
export const underCropType = (cropTypeId: string) => sql<SqlBool>`EXISTS (
  SELECT 1 FROM plot_crops
  WHERE plot_crops.farmer_id = readings.farmer_id AND plot_crops.plot_id = readings.plot_id
    AND plot_crops.crop_type_id = ${cropTypeId} AND plot_crops.from_date <= readings.date
    AND (plot_crops.to_date IS NULL OR plot_crops.to_date >= readings.date))`;
