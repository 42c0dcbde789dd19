import type { Db } from '../database/db.ts';
import type { JobOf } from '../http/list-job.ts';
import { answerFarmList } from '../sync/farm-list.ts';
import { plotJson } from './plot-json.ts';
import { plotCrops, plotRows } from './plots.queries.ts';

/** The farm's plots in walking order, each with its plantings. */
export const plotsList = (db: Db, job: JobOf<'listPlots'>) =>
  answerFarmList(db, job, {
    table: 'plots',
    farmerId: job.farm.id,
    rows: () => plotRows(db, job.farm.id),
    filters: [],
    defaultOrder: ['position'],
    async toEntries(rows) {
      const crops = await plotCrops(db, job.farm.id);
      return rows.map((row) => plotJson(row, crops.get(row.id) ?? []));
    },
  });
