import type { MeterKind } from '@seguia/shared/domain/meters/meter-rules';
import type { FarmRow } from './farm-row.ts';

/** The farm's meters, and the log of their calibrations. */
export interface MeterTables {
  meters: FarmRow & {
    name: string;
    kind: MeterKind;
    serial_number: string | null;
    /** A JSON array of pH. */
    ph_buffers: string;
    /** A JSON array of mS/cm. */
    ec_standards: string;
    calibration_days: number;
    retired: number;
    version: number;
  };
  /** A log: withdrawn calibrations stay, so `deleted_at` is always null. */
  calibrations: FarmRow & {
    meter_id: string;
    at: number;
    /** A JSON array of pH and mV. */
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
