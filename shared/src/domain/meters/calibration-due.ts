import { type CalibrationValues, isCalibrated } from './calibration-rules.ts';
import { type CalibratedQuantity, type MeterKind, quantitiesOf } from './meter-rules.ts';

interface DueMeter {
  id: string;
  kind: MeterKind;
  /** After so many days it is to be calibrated again. */
  calibrationDays: number;
}

/** A calibration of the log; one that was withdrawn counts for nothing. */
export type LoggedCalibration = CalibrationValues & { withdrawnAt?: number | undefined };

/** How a meter stood with its calibration at some instant. */
export interface Due {
  quantity: CalibratedQuantity;
  state: 'never' | 'current' | 'overdue';
  /** Whole days since; null: never. */
  days: number | null;
}

const daySeconds = 86_400;

/** The newest calibration of a quantity that was there at `at` (Unix seconds). */
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

/** How each quantity of a meter stood at `at` (Unix seconds). It is overdue when more whole days have gone by than its farm allows. */
export function dueOf(meter: DueMeter, calibrations: readonly LoggedCalibration[], at: number): Due[] {
  return quantitiesOf(meter).map((quantity) => {
    const newest = newestCalibration(calibrations, meter.id, quantity, at);
    if (!newest) return { quantity, state: 'never', days: null };
    const days = Math.floor((at - newest.at) / daySeconds);
    return { quantity, state: days > meter.calibrationDays ? 'overdue' : 'current', days };
  });
}

/** The worst of a meter's quantities: never calibrated, then overdue, then the oldest. Every meter measures something. */
export function worstDue(meter: DueMeter, calibrations: readonly LoggedCalibration[], at: number): Due {
  const rank = ({ state, days }: Due) => (state === 'never' ? Number.POSITIVE_INFINITY : (days ?? 0));
  return dueOf(meter, calibrations, at).reduce((worst, due) => (rank(due) > rank(worst) ? due : worst));
}
