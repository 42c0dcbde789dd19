import type { Db } from '../database/db.ts';
import type { JobOf } from '../http/list-job.ts';
import { answerFarmList } from '../sync/farm-list.ts';
import { meterJson } from './meter-json.ts';
import { meterRows } from './meters.queries.ts';

/** The farm's meters, by name. */
export const metersList = (db: Db, job: JobOf<'listMeters'>) =>
  answerFarmList(db, job, {
    table: 'meters',
    farmerId: job.farm.id,
    rows: () => meterRows(db, job.farm.id),
    filters: [],
    defaultOrder: ['name'],
    toEntries: (rows) => rows.map(meterJson),
  });
