import type { Wire } from '@seguia/openapi';
import type { MeterRow } from './meters.queries.ts';

/** A row in the form of the contract. */
export const meterJson = ({
  id,
  name,
  kind,
  serial_number,
  ph_buffers,
  ec_standards,
  calibration_days,
  retired,
  updated_at,
  version,
}: MeterRow): Wire['Meter'] => ({
  id,
  name,
  kind,
  serial_number,
  ph_buffers: JSON.parse(ph_buffers) as number[],
  ec_standards: JSON.parse(ec_standards) as number[],
  calibration_days,
  retired: retired === 1,
  updated_at,
  version,
});
