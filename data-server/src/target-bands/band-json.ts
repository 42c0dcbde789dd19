import type { Wire } from '@seguia/openapi';
import { byColumn, type MeasureColumn } from '../database/measure-columns.ts';
import type { BandRow } from './target-bands.queries.ts';

/** A row in the form of the contract. */
export function bandJson(row: BandRow): Wire['TargetBand'] {
  const limits = (name: MeasureColumn) => ({ low: row[`${name}_low`], high: row[`${name}_high`] });
  return {
    id: row.id,
    plot_id: row.plot_id,
    crop_type_id: row.crop_type_id,
    from: row.from_date,
    to: row.to_date,
    ...byColumn(limits),
    ec_difference: { low: row.ec_difference_low, high: row.ec_difference_high },
    updated_at: row.updated_at,
    version: row.version,
  };
}
