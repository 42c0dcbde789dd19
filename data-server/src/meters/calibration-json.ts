import type { Wire } from '@seguia/openapi';
import type { CalibrationRow } from './calibrations.queries.ts';

export type NamedCalibration = CalibrationRow &
  Record<'firstname' | 'lastname', string> &
  Record<'withdrawn_firstname' | 'withdrawn_lastname', string | null>;

/** A row in the form of the contract. */
export function calibrationJson(row: NamedCalibration): Wire['Calibration'] {
  const { id, meter_id, at, temperature, slope, cell_constant, ec_standard, created_at, updated_at, version } = row;
  return {
    id,
    meter_id,
    at,
    points: JSON.parse(row.points) as Wire['CalibrationPoint'][],
    temperature,
    slope,
    offset: row.offset_mv,
    cell_constant,
    ec_standard,
    created_by: { id: row.created_by, firstname: row.firstname, lastname: row.lastname },
    created_at,
    updated_at,
    version,
    ...withdrawal(row),
  };
}

function withdrawal(row: NamedCalibration): Pick<Wire['Calibration'], 'withdrawn_at' | 'withdrawn_by'> {
  const { withdrawn_at, withdrawn_by: id, withdrawn_firstname, withdrawn_lastname } = row;
  if (withdrawn_at === null || id === null) return {};
  return {
    withdrawn_at,
    withdrawn_by: { id, firstname: withdrawn_firstname ?? '', lastname: withdrawn_lastname ?? '' },
  };
}
