import type { Db } from '../database/db.ts';
import type { JobOf } from '../http/list-job.ts';
import { answerFarmList } from '../sync/farm-list.ts';
import { cropJson, cropTypeJson } from './crop-json.ts';
import { cropRows, cropTypeRows } from './crops.queries.ts';

/** The farm's crops, by name. */
export const cropsList = (db: Db, job: JobOf<'listCrops'>) =>
  answerFarmList(db, job, {
    table: 'crops',
    farmerId: job.farm.id,
    rows: () => cropRows(db, job.farm.id),
    filters: [],
    defaultOrder: ['name'],
    toEntries: (rows) => rows.map(cropJson),
  });

/** The farm's varieties, by name. */
export const cropTypesList = (db: Db, job: JobOf<'listCropTypes'>) => {
  const withCrop = job.headers['with-relations']?.includes('crop') ?? false;
  return answerFarmList(db, job, {
    table: 'crop_types',
    farmerId: job.farm.id,
    rows: () => cropTypeRows(db, job.farm.id),
    filters: [],
    defaultOrder: ['name'],
    toEntries: (rows) =>
      rows.map(({ crop_name: name, ...row }) => ({
        ...cropTypeJson(row),
        ...(withCrop ? { crop: { id: row.crop_id, name } } : {}),
      })),
  });
};
