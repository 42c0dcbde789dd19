import { clockGrace } from '../readings/reading-limits.ts';
import { type CalibrationPoint, electrodeOf, usualBufferTemperature } from './electrode.ts';
import { type CalibratedQuantity, measuresQuantity, meterLimits, type MeterKind } from './meter-rules.ts';

/** A calibration with every field; null where nothing was noted. */
export interface CalibrationValues {
  meterId: string;
  /** Unix seconds. */
  at: number;
  points: readonly CalibrationPoint[];
  /** °C of the buffers. */
  temperature: number | null;
  /** % of the theoretical slope. */
  slope: number | null;
  /** mV at pH 7. */
  offset: number | null;
  /** Of the conductivity cell, 1/cm. */
  cellConstant: number | null;
  /** The standard that the cell was in, mS/cm at 25 °C. */
  ecStandard: number | null;
}

/** A calibration as a form or the contract gives it. */
export type CalibrationToNote = Pick<CalibrationValues, 'meterId' | 'at'> & {
  [Field in Exclude<keyof CalibrationValues, 'meterId' | 'at'>]?: CalibrationValues[Field] | undefined;
};

/**
 * The values that are stored: slope and offset are calculated from the points where each point has its mV; otherwise they are those that
 * the meter shows. Nothing else calculates them.
 */
export function normaliseCalibration(noted: CalibrationToNote): CalibrationValues {
  const { meterId, at, points = [], temperature = null, cellConstant = null, ecStandard = null } = noted;
  const electrode = electrodeOf(points, temperature ?? usualBufferTemperature);
  const { slope, offset } = electrode ?? { slope: noted.slope ?? null, offset: noted.offset ?? null };
  return { meterId, at, points, temperature, slope, offset, cellConstant, ecStandard };
}

/** Whether a calibration adjusted the electrode (pH) or the cell (EC). */
export function isCalibrated(
  { points, slope, cellConstant, ecStandard }: Omit<CalibrationValues, 'meterId' | 'at'>,
  quantity: CalibratedQuantity,
): boolean {
  if (quantity === 'ph') return points.length > 0 || slope !== null;
  return cellConstant !== null || ecStandard !== null;
}

/** Stable codes: texts and the server's `errors[].code` depend on them. */
export type CalibrationProblemCode =
  | 'date_in_future'
  | 'nothing_calibrated'
  | 'not_measured'
  | 'points_number'
  | 'points_alike'
  | 'points_impossible'
  | 'temperature_impossible'
  | 'slope_impossible'
  | 'offset_impossible'
  | 'cell_constant_impossible'
  | 'standard_impossible';

export interface CalibrationProblem {
  field: keyof CalibrationValues;
  code: CalibrationProblemCode;
}

/**
 * The accepted ranges. Temperature: tables of buffers cover 0 to 60 °C. Slope and offset: beyond these, no meter accepts the electrode.
 * Cell constants: cells are sold from 0.01 to 10 per cm. mV: 14 pH are 830.
 */
export const calibrationLimits = {
  points: { low: 2, high: 3 },
  mv: 1000,
  temperature: { low: 0, high: 60 },
  slope: 150,
  offset: 500,
  cellConstant: 100,
} as const;

/** The problems of a calibration for that kind of meter. `now` is in Unix seconds. */
export function checkCalibration(noted: CalibrationValues, kind: MeterKind, now: number): CalibrationProblem[] {
  const { points, temperature, slope, offset, cellConstant, ecStandard } = noted;
  const limits = calibrationLimits;
  const isOf = (quantity: CalibratedQuantity) => isCalibrated(noted, quantity);
  const isUnmeasured = (quantity: CalibratedQuantity) => isOf(quantity) && !measuresQuantity({ kind }, quantity);
  const count = points.length;
  const arePoints = points.every(
    ({ ph, mv }) => ph > 0 && ph <= meterLimits.ph && (mv === null || Math.abs(mv) <= limits.mv),
  );
  const checks: [boolean, CalibrationProblem['field'], CalibrationProblemCode][] = [
    [noted.at > now + clockGrace, 'at', 'date_in_future'],
    [!isOf('ph') && !isOf('ec'), 'points', 'nothing_calibrated'],
    [isUnmeasured('ph'), 'points', 'not_measured'],
    [isUnmeasured('ec'), 'cellConstant', 'not_measured'],
    [count > 0 && (count < limits.points.low || count > limits.points.high), 'points', 'points_number'],
    [new Set(points.map(({ ph }) => ph)).size < count, 'points', 'points_alike'],
    [!arePoints, 'points', 'points_impossible'],
    [isOutside(temperature, limits.temperature.low, limits.temperature.high), 'temperature', 'temperature_impossible'],
    [isOutside(slope, 0, limits.slope) || slope === 0, 'slope', 'slope_impossible'],
    [isOutside(offset, -limits.offset, limits.offset), 'offset', 'offset_impossible'],
    [isOutside(cellConstant, 0, limits.cellConstant) || cellConstant === 0, 'cellConstant', 'cell_constant_impossible'],
    [isOutside(ecStandard, 0, meterLimits.ec) || ecStandard === 0, 'ecStandard', 'standard_impossible'],
  ];
  return checks.flatMap(([isWrong, field, code]) => (isWrong ? [{ field, code }] : []));
}

const isOutside = (value: number | null, low: number, high: number) =>
  value !== null && !(value >= low && value <= high);
