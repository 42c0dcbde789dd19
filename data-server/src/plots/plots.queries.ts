import type { Wire } from '@seguia/openapi';
import type { Db } from '../database/db.ts';

export const plotRows = (db: Db, farmerId: string) =>
  db
    .selectFrom('plots')
    .select(['id', 'name', 'position', 'area', 'irrigation_units', 'closed', 'updated_at', 'change_no', 'deleted_at'])
    .where('farmer_id', '=', farmerId);

export const cropRows = (db: Db, farmerId: string) =>
  db
    .selectFrom('crops')
    .select(['id', 'name', 'updated_at', 'change_no', 'deleted_at'])
    .where('farmer_id', '=', farmerId);

export const cropTypeRows = (db: Db, farmerId: string) =>
  db
    .selectFrom('crop_types')
    .innerJoin('crops', (join) =>
      join.onRef('crops.farmer_id', '=', 'crop_types.farmer_id').onRef('crops.id', '=', 'crop_types.crop_id'),
    )
    .select([
      'crop_types.id',
      'crop_types.crop_id',
      'crop_types.name',
      'crop_types.updated_at',
      'crop_types.change_no',
      'crop_types.deleted_at',
      'crops.name as crop_name',
    ])
    .where('crop_types.farmer_id', '=', farmerId);

/** What stands or stood in the farm's plots, per plot, the newest first. */
export async function plotCrops(db: Db, farmerId: string): Promise<Map<string, Wire['PlotCrop'][]>> {
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
      'version',
    ])
    .where('plot_crops.farmer_id', '=', farmerId)
    .orderBy('from_date', 'desc')
    .orderBy('crop_type_id')
    .execute();
  const byPlot = new Map<string, Wire['PlotCrop'][]>();
  for (const { plot_id: plotId, ...crop } of rows) byPlot.set(plotId, [...(byPlot.get(plotId) ?? []), crop]);
  return byPlot;
}
