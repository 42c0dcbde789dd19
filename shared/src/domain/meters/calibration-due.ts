import { type CalibrationValues, isCalibrated } from './calibration-rules.ts';
import { type CalibratedQuantity, type MeterKind, quantitiesOf } from './meter-rules.ts';

interface DueMeter {
  id: string;
  kind: MeterKind;
  /** After how many days it must be calibrated again. */
  calibrationDays: number;
}

/** A calibration in the log; a withdrawn one does not count. */
export type LoggedCalibration = CalibrationValues & { withdrawnAt?: number | undefined };

/** Whether a meter's calibration was due at some instant. */
export interface Due {
  quantity: CalibratedQuantity;
  state: 'never' | 'current' | 'overdue';
  /** Whole days since the last calibration; null for never. */
  days: number | null;
}

const daySeconds = 86_400;

/** The newest calibration of a quantity at `at` (Unix seconds). */
export function newestCalibration<Logged extends LoggedCalibration>(
  calibrations: readonly Logged[],
  meterId: string,
  quantity: CalibratedQuantity,
  at: number,
): Logged | null {
  return calibrations.reduce<Logged | null>((newest, logged) => {
    const counts =
      logged.meterId === meterId &&
      logged.withdrawnAt === undefined &&
      logged.at <= at &&
      isCalibrated(logged, quantity);
    return counts && (newest === null || logged.at > newest.at) ? logged : newest;
  }, null);
}

/**
 * Whether the calibration of each of a meter's quantities was due at `at` (Unix seconds). It is overdue when more whole days have passed
 * than the farm allows.
 */
export function dueOf(meter: DueMeter, calibrations: readonly LoggedCalibration[], at: number): Due[] {
  return quantitiesOf(meter).map((quantity) => {
    const newest = newestCalibration(calibrations, meter.id, quantity, at);
    if (!newest) return { quantity, state: 'never', days: null };
    const days = Math.floor((at - newest.at) / daySeconds);
    return { quantity, state: days > meter.calibrationDays ? 'overdue' : 'current', days };
  });
}

/** The worst of a meter's quantities: never calibrated, then overdue, then the oldest calibration. Every meter measures something. */
export function worstDue(meter: DueMeter, calibrations: readonly LoggedCalibration[], at: number): Due {
  const rank = ({ state, days }: Due) => (state === 'never' ? Number.POSITIVE_INFINITY : (days ?? 0));
  return dueOf(meter, calibrations, at).reduce((worst, due) => (rank(due) > rank(worst) ? due : worst));
}
