import type { Db } from '../database/db.ts';
import type { JobOf } from '../http/list-job.ts';
import { answerFarmList } from '../sync/farm-list.ts';
import { campaignJson } from './campaign-json.ts';
import { campaignRows, visibleTo } from './campaigns.queries.ts';

/** The campaigns that the calling application may see, the newest first. */
export const campaignsList = (db: Db, job: JobOf<'listCampaigns'>) =>
  answerFarmList(db, job, {
    table: 'campaigns',
    farmerId: job.farm.id,
    rows: () => campaignRows(db, job.farm.id),
    filters: [visibleTo(job.farm.app)],
    defaultOrder: ['-start_date', '-created_at'],
    toEntries: (rows) => rows.map(campaignJson),
  });
