import type { Db } from '../database/db.ts';
import type { JobOf } from '../http/list-job.ts';
import { answerFarmList } from '../sync/farm-list.ts';
import { photoJson } from './photo-json.ts';
import { ofReading, photoRows } from './photos.queries.ts';

/** The farm's photos, the newest first. */
export const photosList = (db: Db, job: JobOf<'listPhotos'>) =>
  answerFarmList(db, job, {
    table: 'photos',
    farmerId: job.farm.id,
    rows: () => photoRows(db, job.farm.id),
    filters: job.query.reading_id === undefined ? [] : [ofReading(job.query.reading_id)],
    defaultOrder: ['-id'],
    toEntries: (rows) => rows.map(photoJson),
  });
