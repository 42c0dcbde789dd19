import type { Tables } from '../database/tables.ts';
import type { Trx } from '../database/transaction.ts';
import type { PlantingKey } from '@seguia/shared/domain/plantings/planting-rules';

/** A planting, with the stamp of its plot: both are listed together. */
export type PlantingRow = Tables['plot_crops'] & Pick<Tables['plots'], 'change_no' | 'updated_at'>;

/** What a planting has of stages when it is made. */
export const withoutStages = { first_flower: null, first_harvest: null, topped: null, version: 1 } as const;

const plantingsOf = (trx: Trx, farmerId: string, { plotId, cropTypeId }: Omit<PlantingKey, 'from'>) =>
  trx
    .selectFrom('plot_crops')
    .innerJoin('plots', (join) =>
      join.onRef('plots.farmer_id', '=', 'plot_crops.farmer_id').onRef('plots.id', '=', 'plot_crops.plot_id'),
    )
    .selectAll('plot_crops')
    .select(['plots.change_no', 'plots.updated_at'])
    .where('plot_crops.farmer_id', '=', farmerId)
    .where('plot_id', '=', plotId)
    .where('crop_type_id', '=', cropTypeId)
    .where('plots.deleted_at', 'is', null);

export const findPlanting = (trx: Trx, farmerId: string, key: PlantingKey): Promise<PlantingRow | undefined> =>
  plantingsOf(trx, farmerId, key).where('from_date', '=', key.from).executeTakeFirst();

/** The first days of the plantings of the same plot and variety that come after it. */
export async function laterPlantings(trx: Trx, farmerId: string, key: PlantingKey): Promise<string[]> {
  const rows = await plantingsOf(trx, farmerId, key).where('from_date', '>', key.from).execute();
  return rows.map((row) => row.from_date);
}

/** Stores a planting, and gives its plot the change number under which devices fetch both. */
export async function storePlanting(trx: Trx, row: PlantingRow) {
  const { to_date, first_flower, first_harvest, topped, version, change_no, updated_at } = row;
  await trx
    .updateTable('plot_crops')
    .set({ to_date, first_flower, first_harvest, topped, version })
    .where('farmer_id', '=', row.farmer_id)
    .where('plot_id', '=', row.plot_id)
    .where('crop_type_id', '=', row.crop_type_id)
    .where('from_date', '=', row.from_date)
    .execute();
  await trx
    .updateTable('plots')
    .set({ change_no, updated_at })
    .where('farmer_id', '=', row.farmer_id)
    .where('id', '=', row.plot_id)
    .execute();
}
