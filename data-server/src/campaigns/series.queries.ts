import type { SeriesRequest } from '../services/series-request.ts';
import type { Db } from '../database/db.ts';
import { dripperColumns, measureColumns } from '../database/measure-columns.ts';
import { fromDay, toDay, underCropType } from '../readings/readings.queries.ts';
import type { Tables } from '../database/tables.ts';

const measured = ['plot_id', 'date', ...measureColumns, ...dripperColumns] as const;

/** The measured values of a span in no particular order, which sums do not need. */
export const findMeasured = (db: Db, request: SeriesRequest) => readingsOf(db, request).select(measured).execute();

/** The readings of a span, oldest first. */
export const findPoints = (db: Db, request: SeriesRequest) =>
  readingsOf(db, request)
    .select([...measured, 'id', 'timestamp'])
    .orderBy('timestamp')
    .orderBy('id')
    .execute();

export type Measured = Pick<Tables['readings'], (typeof measured)[number]>;
export type Point = Measured & Pick<Tables['readings'], 'id' | 'timestamp'>;

function readingsOf(db: Db, { farmerId, from, to, plotId, cropTypeId }: SeriesRequest) {
  let rows = db.selectFrom('readings').where('readings.farmer_id', '=', farmerId).where('deleted_at', 'is', null);
  for (const bound of [...fromDay(from), ...toDay(to)]) rows = rows.where(bound);
  if (plotId !== undefined) rows = rows.where('plot_id', '=', plotId);
  if (cropTypeId !== undefined) rows = rows.where(underCropType(cropTypeId));
  return rows;
}

/** The farm's plots in walking order, including deleted ones, because their readings still exist. */
export function findPlotOrder(db: Db, farmerId: string) {
  return db
    .selectFrom('plots')
    .select('id')
    .where('farmer_id', '=', farmerId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function findChangeNo(db: Db, farmerId: string) {
  return db.selectFrom('farmers').select('change_no').where('id', '=', farmerId).executeTakeFirstOrThrow();
}
