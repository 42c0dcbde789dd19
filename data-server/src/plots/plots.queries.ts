import type { Wire } from '@seguia/openapi';
import type { Db } from '../database/db.ts';
import type { Tables } from '../database/tables.ts';
import type { Trx } from '../database/transaction.ts';

export type PlotRow = Tables['plots'];

/** The defaults of a plot for which only name, units and area are given. */
export const plainPlot = {
  house: null,
  drippers: null,
  dripper_rate: null,
  dripper_rate_unit: null,
  version: 1,
} as const;

export const plotRows = (db: Db, farmerId: string) =>
  db.selectFrom('plots').selectAll().where('farmer_id', '=', farmerId);

export const findPlotRow = (trx: Trx, farmerId: string, id: string): Promise<PlotRow | undefined> =>
  plotRows(trx, farmerId).where('id', '=', id).executeTakeFirst();

/** The farm's plots in walking order. */
export const plotsInOrder = (trx: Trx, farmerId: string) =>
  trx
    .selectFrom('plots')
    .select(['id', 'name', 'position'])
    .where('farmer_id', '=', farmerId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();

export async function storePlot(trx: Trx, row: PlotRow, isNew: boolean) {
  if (isNew) await trx.insertInto('plots').values(row).execute();
  else {
    const { farmer_id: farmerId, id, ...values } = row;
    await trx.updateTable('plots').set(values).where('farmer_id', '=', farmerId).where('id', '=', id).execute();
  }
}

/**
 * Stores the places of the plots that made room for another, with its change number. Their `updated_at` stays, because it says until when a
 * closed plot accepts readings.
 */
export async function storePlaces(trx: Trx, row: PlotRow, places: ReadonlyMap<string, number>) {
  const { farmer_id: farmerId, change_no } = row;
  for (const [id, position] of places)
    await trx
      .updateTable('plots')
      .set({ position, change_no })
      .where('farmer_id', '=', farmerId)
      .where('id', '=', id)
      .execute();
}

/** The plantings in the farm's plots, or in one of them, per plot, newest first. */
export async function plotCrops(db: Db, farmerId: string, plotId?: string): Promise<Map<string, Wire['PlotCrop'][]>> {
  const rows = await db
    .selectFrom('plot_crops')
    .innerJoin('crop_types', (join) =>
      join
        .onRef('crop_types.farmer_id', '=', 'plot_crops.farmer_id')
        .onRef('crop_types.id', '=', 'plot_crops.crop_type_id'),
    )
    .innerJoin('crops', (join) =>
      join.onRef('crops.farmer_id', '=', 'crop_types.farmer_id').onRef('crops.id', '=', 'crop_types.crop_id'),
    )
    .select([
      'plot_id',
      'crop_id',
      'crop_type_id',
      'crops.name as crop_name',
      'crop_types.name as crop_type_name',
      'from_date as from',
      'to_date as to',
      'first_flower',
      'first_harvest',
      'topped',
      'plot_crops.version',
    ])
    .where('plot_crops.farmer_id', '=', farmerId)
    .$if(plotId !== undefined, (some) => some.where('plot_id', '=', plotId ?? ''))
    .orderBy('from_date', 'desc')
    .orderBy('crop_type_id')
    .execute();
  const byPlot = new Map<string, Wire['PlotCrop'][]>();
  for (const { plot_id: plotId, ...crop } of rows) byPlot.set(plotId, [...(byPlot.get(plotId) ?? []), crop]);
  return byPlot;
}
