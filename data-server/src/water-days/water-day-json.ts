import type { Wire } from '@seguia/openapi';
import type { WaterDayRow } from './water-days.queries.ts';

/** A row in the form of the contract. */
export function waterDayJson(row: WaterDayRow & { firstname: string; lastname: string }): Wire['WaterDay'] {
  const { id, plot_id, date, irrigation, radiation, created_at, updated_at, version } = row;
  const author = { id: row.created_by, firstname: row.firstname, lastname: row.lastname };
  return { id, plot_id, date, irrigation, radiation, created_by: author, created_at, updated_at, version };
}
