import type { Db } from '../database/db.ts';
import type { JobOf } from '../http/list-job.ts';
import { answerFarmList } from '../sync/farm-list.ts';
import { waterDayJson } from './water-day-json.ts';
import { waterDayRows, waterFrom, waterOnPlot, waterTo } from './water-days.queries.ts';

/** The farm's days of water and light, the newest first. */
export const waterDaysList = (db: Db, job: JobOf<'listWaterDays'>) => {
  const { plot_id: plotId, from, to } = job.query;
  return answerFarmList(db, job, {
    table: 'water_days',
    farmerId: job.farm.id,
    rows: () => waterDayRows(db, job.farm.id),
    filters: [
      ...(plotId === undefined ? [] : [waterOnPlot(plotId)]),
      ...(from === undefined ? [] : [waterFrom(from)]),
      ...(to === undefined ? [] : [waterTo(to)]),
    ],
    defaultOrder: ['-id'],
    toEntries: (rows) => rows.map(waterDayJson),
  });
};
