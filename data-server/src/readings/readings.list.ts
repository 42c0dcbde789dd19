import type { Db } from '../database/db.ts';
import type { JobOf } from '../http/list-job.ts';
import { answerFarmList } from '../sync/farm-list.ts';
import { readingFilters, readingParts, zoneOf } from './reading-filters.ts';
import { readingsJson, relationsOf } from './reading-json.ts';
import { readingRows } from './readings.queries.ts';

/** The farm's readings, the newest first. */
export async function readingsList(db: Db, job: JobOf<'listReadings'>) {
  const { farm, query, headers } = job;
  const zone = zoneOf(headers['date-timezone']);
  const relations = await relationsOf(db, farm.id, headers['with-relations']);
  return answerFarmList(db, job, {
    table: 'readings',
    farmerId: farm.id,
    rows: () => readingRows(db, farm.id),
    filters: readingFilters(query, farm.accountId, zone),
    parts: await readingParts(db, farm.id, query),
    defaultOrder: ['-timestamp', '-id'],
    fillOrder: ['-timestamp', '-id'],
    deleted: query.deleted ?? false,
    toEntries: (rows) => readingsJson(rows, zone, relations),
  });
}
