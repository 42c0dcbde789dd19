import type { Db } from '../database/db.ts';
import type { JobOf } from '../http/list-job.ts';
import { answerFarmList } from '../sync/farm-list.ts';
import { bandJson } from './band-json.ts';
import { bandOfCropType, bandOnPlot, bandRows } from './target-bands.queries.ts';

/** The farm's target bands, by plot and day. */
export const bandsList = (db: Db, job: JobOf<'listTargetBands'>) => {
  const { plot_id: plotId, crop_type_id: cropTypeId } = job.query;
  return answerFarmList(db, job, {
    table: 'target_bands',
    farmerId: job.farm.id,
    rows: () => bandRows(db, job.farm.id),
    filters: [
      ...(plotId === undefined ? [] : [bandOnPlot(plotId)]),
      ...(cropTypeId === undefined ? [] : [bandOfCropType(cropTypeId)]),
    ],
    columns: { from: 'from_date' },
    defaultOrder: ['plot_id', 'from'],
    toEntries: (rows) => rows.map(bandJson),
  });
};
