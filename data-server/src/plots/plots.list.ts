import type { Db } from '../database/db.ts';
import type { JobOf } from '../http/list-job.ts';
import { answerFarmList } from '../sync/farm-list.ts';
import { cropRows, cropTypeRows, plotCrops, plotRows } from './plots.queries.ts';

/** The farm's plots, in walking order, each with what stands or stood in it. */
export const plotsList = (db: Db, job: JobOf<'listPlots'>) =>
  answerFarmList(db, job, {
    table: 'plots',
    farmerId: job.farm.id,
    rows: plotRows(db, job.farm.id),
    filters: [],
    defaultOrder: ['position'],
    async toEntries(rows) {
      const crops = await plotCrops(db, job.farm.id);
      return rows.map(({ change_no: _no, deleted_at: _at, closed, ...plot }) => ({
        ...plot,
        closed: closed === 1,
        crops: crops.get(plot.id) ?? [],
      }));
    },
  });

/** The farm's crops, by name. */
export const cropsList = (db: Db, job: JobOf<'listCrops'>) =>
  answerFarmList(db, job, {
    table: 'crops',
    farmerId: job.farm.id,
    rows: cropRows(db, job.farm.id),
    filters: [],
    defaultOrder: ['name'],
    toEntries: (rows) => rows.map(({ id, name, updated_at }) => ({ id, name, updated_at })),
  });

/** The farm's varieties, by name. */
export const cropTypesList = (db: Db, job: JobOf<'listCropTypes'>) => {
  const withCrop = job.headers['with-relations']?.includes('crop') ?? false;
  return answerFarmList(db, job, {
    table: 'crop_types',
    farmerId: job.farm.id,
    rows: cropTypeRows(db, job.farm.id),
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
};
