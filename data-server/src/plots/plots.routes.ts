import { onFarm } from '../access/on-farm.ts';
import { answerFarmList } from '../sync/farm-list.ts';
import { cropRows, cropTypeRows, plotCrops, plotRows } from './plots.queries.ts';

export const listPlots = onFarm<'listPlots'>('plots.view', async (call, farm) => {
  const { db } = call.services.database;
  const body = await answerFarmList(call, {
    table: 'plots',
    farmerId: farm.id,
    rows: plotRows(db, farm.id),
    filters: [],
    defaultOrder: ['position'],
    async toEntries(rows) {
      const crops = await plotCrops(db, farm.id);
      return rows.map(({ change_no: _no, deleted_at: _at, closed, ...plot }) => ({
        ...plot,
        closed: closed === 1,
        crops: crops.get(plot.id) ?? [],
      }));
    },
  });
  return { status: 200, body };
});

export const listCrops = onFarm<'listCrops'>('crops.view', async (call, farm) => {
  const body = await answerFarmList(call, {
    table: 'crops',
    farmerId: farm.id,
    rows: cropRows(call.services.database.db, farm.id),
    filters: [],
    defaultOrder: ['name'],
    toEntries: (rows) => rows.map(({ id, name, updated_at }) => ({ id, name, updated_at })),
  });
  return { status: 200, body };
});

export const listCropTypes = onFarm<'listCropTypes'>('crops.view', async (call, farm) => {
  const withCrop = call.headers['with-relations']?.includes('crop') ?? false;
  const body = await answerFarmList(call, {
    table: 'crop_types',
    farmerId: farm.id,
    rows: cropTypeRows(call.services.database.db, farm.id),
    filters: [],
    defaultOrder: ['name'],
    toEntries: (rows) =>
      rows.map(({ id, crop_id, name, updated_at, crop_name }) => ({
        id,
        crop_id,
        name,
        updated_at,
        ...(withCrop ? { crop: { id: crop_id, name: crop_name } } : {}),
      })),
  });
  return { status: 200, body };
});
