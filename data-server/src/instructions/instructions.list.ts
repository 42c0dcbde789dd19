import type { Db } from '../database/db.ts';
import type { JobOf } from '../http/list-job.ts';
import { answerFarmList } from '../sync/farm-list.ts';
import { instructionJson } from './instruction-json.ts';
import { instructionOnPlot, instructionRows } from './instructions.queries.ts';

/** The farm's instructions, the newest first. */
export const instructionsList = (db: Db, job: JobOf<'listInstructions'>) => {
  const { plot_id: plotId } = job.query;
  return answerFarmList(db, job, {
    table: 'instructions',
    farmerId: job.farm.id,
    rows: () => instructionRows(db, job.farm.id),
    filters: plotId === undefined ? [] : [instructionOnPlot(plotId)],
    defaultOrder: ['-created_at'],
    toEntries: (rows) => rows.map(instructionJson),
  });
};
