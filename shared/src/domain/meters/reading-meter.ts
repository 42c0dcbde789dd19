import { measuredFields, quantityOf } from '../readings/measures.ts';
import type { Measured } from '../readings/reading-values.ts';
import { dueOf, type Due, type LoggedCalibration } from './calibration-due.ts';
import type { MeterKind } from './meter-rules.ts';

type Taken = Measured & { meterId?: string | null; timestamp: number };

/**
 * Which quantities of a reading were measured with an overdue calibration, or without any, at the reading's instant. Empty where no meter
 * is named, or it is not known here. Withdrawing a calibration marks the readings that depended on it.
 */
export function notCalibrated<Meter extends { id: string; kind: MeterKind; calibrationDays: number }>(
  reading: Taken,
  meters: readonly Meter[],
  calibrations: readonly LoggedCalibration[],
): Due[] {
  const meter = meters.find(({ id }) => id === reading.meterId);
  if (!meter) return [];
  const measured = new Set<string>(
    measuredFields.filter((field) => reading[field] !== null && reading[field] !== undefined).map(quantityOf),
  );
  return dueOf(meter, calibrations, reading.timestamp).filter(
    ({ quantity, state }) => state !== 'current' && measured.has(quantity),
  );
}
