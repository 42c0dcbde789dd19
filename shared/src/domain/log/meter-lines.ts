import type { CertificationLog } from './certification-log.ts';

/** A meter of the log with one of its calibrations; null if readings were made with it, but no calibration was noted. */
export interface MeterLine {
  key: string;
  meter: CertificationLog['meters'][number] | undefined;
  calibration: CertificationLog['calibrations'][number] | null;
}

/** The calibrations that a log's readings depend on, then the meters that were used without any. */
export function meterLines({ entries, meters, calibrations }: CertificationLog): MeterLine[] {
  const byId = new Map(meters.map((meter) => [meter.id, meter]));
  const used = new Set(entries.map(({ reading }) => reading.meterId));
  const calibrated = new Set(calibrations.map(({ meterId }) => meterId));
  return [
    ...calibrations.map((calibration) => ({
      key: calibration.id,
      meter: byId.get(calibration.meterId),
      calibration,
    })),
    ...meters
      .filter(({ id }) => used.has(id) && !calibrated.has(id))
      .map((meter) => ({ key: meter.id, meter, calibration: null })),
  ];
}
