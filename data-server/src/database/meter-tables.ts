import type { MeterKind } from '@seguia/shared/domain/meters/meter-rules';
import type { FarmRow } from './farm-row.ts';

/** What readings are taken with, and the log of its calibrations. */
export interface MeterTables {
  meters: FarmRow & {
    name: string;
    kind: MeterKind;
    serial_number: string | null;
    /** JSON array: pH. */
    ph_buffers: string;
    /** JSON array: mS/cm. */
    ec_standards: string;
    calibration_days: number;
    retired: number;
    version: number;
  };
  /** A log: what is withdrawn stays, so `deleted_at` is null for ever. */
  calibrations: FarmRow & {
    meter_id: string;
    at: number;
    /** JSON array of pH and mV. */
    points: string;
    temperature: number | null;
    slope: number | null;
    offset_mv: number | null;
    cell_constant: number | null;
    ec_standard: number | null;
    created_by: string;
    withdrawn_at: number | null;
    withdrawn_by: string | null;
    version: number;
  };
}
