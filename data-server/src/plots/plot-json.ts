import type { Wire } from '@seguia/openapi';
import type { PlotRow } from './plots.queries.ts';

/** A row in the form of the contract, with the plot's plantings. */
export const plotJson = (row: Omit<PlotRow, 'farmer_id' | 'created_at'>, crops: Wire['PlotCrop'][]): Wire['Plot'] => ({
  id: row.id,
  name: row.name,
  house: row.house,
  position: row.position,
  area: row.area,
  irrigation_units: row.irrigation_units,
  drippers: row.drippers,
  dripper_rate: row.dripper_rate,
  dripper_rate_unit: row.dripper_rate_unit,
  crops,
  closed: row.closed === 1,
  updated_at: row.updated_at,
  version: row.version,
});
