import { checkName, maxNameLength, type NameProblemCode } from '../plots/names.ts';

/** The quantities that are calibrated separately: a meter for both has a cell and an electrode. */
export const calibratedQuantities = ['ec', 'ph'] as const;
export type CalibratedQuantity = (typeof calibratedQuantities)[number];

export const meterKinds = ['ec', 'ph', 'ec_ph'] as const;
export type MeterKind = (typeof meterKinds)[number];

const quantitiesOfKind: Readonly<Record<MeterKind, readonly CalibratedQuantity[]>> = {
  ec: ['ec'],
  ph: ['ph'],
  ec_ph: ['ec', 'ph'],
};

/** The quantities that a meter measures, in the order of screens. */
export const quantitiesOf = ({ kind }: { kind: MeterKind }): readonly CalibratedQuantity[] => quantitiesOfKind[kind];

export const measuresQuantity = (meter: { kind: MeterKind }, quantity: CalibratedQuantity): boolean =>
  quantitiesOf(meter).includes(quantity);

/**
 * Days until a meter must be calibrated again, unless its farm says otherwise. "A full 2-point calibration should be performed at least
 * monthly": handbook of the TPS MC-81, section 5.2.
 */
export const usualCalibrationDays = 30;

/** The accepted maxima. Solutions: EC in mS/cm; standards are sold up to 111.8. Days: a year. */
export const meterLimits = { solutions: 5, ph: 14, ec: 200, days: 366 } as const;

/** The fields of a meter, as a manager fills them in. */
export interface MeterValues {
  name: string;
  kind: MeterKind;
  serialNumber?: string | null;
  /** pH of the buffers for its calibration. */
  phBuffers?: readonly number[];
  /** mS/cm at 25 °C of the standards for its calibration. */
  ecStandards?: readonly number[];
  calibrationDays?: number;
  retired?: boolean;
}

/** Stable codes: texts and the server's `errors[].code` depend on them. */
export type MeterProblemCode =
  | NameProblemCode
  | 'serial_number_too_long'
  | 'buffers_impossible'
  | 'standards_impossible'
  | 'calibration_days_impossible';

export interface MeterProblem {
  field: keyof MeterValues;
  code: MeterProblemCode;
}

/** The problems of a meter, at most one per field. `others` are the names of the farm's other meters. */
export function checkMeter(meter: MeterValues, others: readonly string[] = []): MeterProblem[] {
  const { phBuffers = [], ecStandards = [], calibrationDays: days = usualCalibrationDays } = meter;
  const isInterval = Number.isInteger(days) && days >= 1 && days <= meterLimits.days;
  const checks: [keyof MeterValues, MeterProblemCode | null][] = [
    ['name', checkName(meter.name, others)],
    ['serialNumber', (meter.serialNumber?.trim().length ?? 0) > maxNameLength ? 'serial_number_too_long' : null],
    ['phBuffers', areSolutions(phBuffers, meterLimits.ph) ? null : 'buffers_impossible'],
    ['ecStandards', areSolutions(ecStandards, meterLimits.ec) ? null : 'standards_impossible'],
    ['calibrationDays', isInterval ? null : 'calibration_days_impossible'],
  ];
  return checks.flatMap(([field, code]) => (code === null ? [] : [{ field, code }]));
}

const areSolutions = (values: readonly number[], most: number) =>
  values.length <= meterLimits.solutions &&
  new Set(values).size === values.length &&
  values.every((value) => value > 0 && value <= most);
