import type { Db } from '../database/db.ts';
import type { JobOf } from '../http/list-job.ts';
import { answerFarmList } from '../sync/farm-list.ts';
import { calibrationJson } from './calibration-json.ts';
import { calibrationRows } from './calibrations.queries.ts';

/** The log of the farm's calibrations, the newest first. */
export const calibrationsList = (db: Db, job: JobOf<'listCalibrations'>) =>
  answerFarmList(db, job, {
    table: 'calibrations',
    farmerId: job.farm.id,
    rows: () => calibrationRows(db, job.farm.id),
    filters: [],
    defaultOrder: ['-at'],
    toEntries: (rows) => rows.map(calibrationJson),
  });
