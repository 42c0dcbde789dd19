import type { Wire } from '@seguia/openapi';
import { plantingId } from '@seguia/shared/domain/plantings/planting-rules';
import type { PlantingRow } from './plantings.queries.ts';

/** A row in the form of the contract. */
export function plantingJson(row: PlantingRow): Wire['Planting'] {
  const { plot_id, crop_type_id, first_flower, first_harvest, topped, version } = row;
  const id = plantingId({ plotId: plot_id, cropTypeId: crop_type_id, from: row.from_date });
  const days = { from: row.from_date, to: row.to_date, first_flower, first_harvest, topped };
  return { id, plot_id, crop_type_id, ...days, version };
}
