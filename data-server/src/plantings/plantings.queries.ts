import { findCropTypeRow } from '../crops/crops.queries.ts';
import { findPlotRow } from '../plots/plots.queries.ts';
import type { Tables } from '../database/tables.ts';
import type { Trx } from '../database/transaction.ts';
import type { PlantingKey, PlantingSpan } from '@seguia/shared/domain/plantings/planting-rules';

/** A planting, with the change number of its plot, because both are listed together. */
export type PlantingRow = Tables['plot_crops'] & Pick<Tables['plots'], 'change_no'>;

/** The stages of a new planting. */
export const withoutStages = { first_flower: null, first_harvest: null, topped: null, version: 1 } as const;

const plantingsOf = (trx: Trx, farmerId: string, { plotId, cropTypeId }: Omit<PlantingKey, 'from'>) =>
  trx
    .selectFrom('plot_crops')
    .innerJoin('plots', (join) =>
      join.onRef('plots.farmer_id', '=', 'plot_crops.farmer_id').onRef('plots.id', '=', 'plot_crops.plot_id'),
    )
    .selectAll('plot_crops')
    .select('plots.change_no')
    .where('plot_crops.farmer_id', '=', farmerId)
    .where('plot_id', '=', plotId)
    .where('crop_type_id', '=', cropTypeId)
    .where('plots.deleted_at', 'is', null);

export const findPlanting = (trx: Trx, farmerId: string, key: PlantingKey): Promise<PlantingRow | undefined> =>
  plantingsOf(trx, farmerId, key).where('from_date', '=', key.from).executeTakeFirst();

/** The dates of other plantings of the same variety in the same plot. */
export async function otherPlantings(trx: Trx, farmerId: string, key: PlantingKey): Promise<PlantingSpan[]> {
  const rows = await plantingsOf(trx, farmerId, key).where('from_date', '!=', key.from).execute();
  return rows.map((row) => ({ from: row.from_date, to: row.to_date }));
}

/** Whether the farm has the plot and the variety. */
export async function isPlantable(trx: Trx, farmerId: string, { plotId, cropTypeId }: PlantingKey): Promise<boolean> {
  const [plot, cropType] = [await findPlotRow(trx, farmerId, plotId), await findCropTypeRow(trx, farmerId, cropTypeId)];
  return plot?.deleted_at === null && cropType?.deleted_at === null;
}

/** Stores a planting, and gives its plot the change number with which devices fetch both. */
export async function storePlanting(trx: Trx, row: PlantingRow, isNew: boolean) {
  const { to_date, first_flower, first_harvest, topped, version, change_no } = row;
  const { farmer_id, plot_id, crop_type_id, from_date } = row;
  if (isNew)
    await trx
      .insertInto('plot_crops')
      .values({ farmer_id, plot_id, crop_type_id, from_date, to_date, first_flower, first_harvest, topped, version })
      .execute();
  await trx
    .updateTable('plot_crops')
    .set({ to_date, first_flower, first_harvest, topped, version })
    .where('farmer_id', '=', farmer_id)
    .where('plot_id', '=', plot_id)
    .where('crop_type_id', '=', crop_type_id)
    .where('from_date', '=', from_date)
    .execute();
  await trx
    .updateTable('plots')
    .set({ change_no })
    .where('farmer_id', '=', farmer_id)
    .where('id', '=', plot_id)
    .execute();
}
