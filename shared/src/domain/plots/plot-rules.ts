import { checkName, maxNameLength, type NameProblemCode } from './names.ts';

/** The unit of a dripper's rate: per hour, or per pulse of the valve. */
export const dripperRateUnits = ['ml_per_hour', 'ml_per_pulse'] as const;
export type DripperRateUnit = (typeof dripperRateUnits)[number];

/**
 * The accepted maxima. Area: 100 ha in m², more than one irrigation valve serves anywhere. Drippers: as in a reading. Rate: 100 L in mL;
 * emitters are sold up to about 24 L/h, bubblers up to 90. Units: our own limit.
 */
export const plotLimits = {
  area: 1_000_000,
  irrigationUnits: 1000,
  drippers: 1_000_000,
  dripperRate: 100_000,
} as const;

/** A plot as a person describes it. */
export interface PlotValues {
  name: string;
  house?: string | null;
  /** m² */
  area?: number | null;
  irrigationUnits: number;
  /** The number of all drippers in the plot. */
  drippers?: number | null;
  /** In mL per hour, or per pulse. */
  dripperRate?: number | null;
  dripperRateUnit?: DripperRateUnit | null;
}

/** Stable codes: texts and the server's `errors[].code` depend on them. */
export type PlotProblemCode =
  | NameProblemCode
  | 'house_too_long'
  | 'area_impossible'
  | 'irrigation_units_impossible'
  | 'drippers_impossible'
  | 'dripper_rate_impossible'
  | 'dripper_rate_unit_missing';

export interface PlotProblem {
  field: keyof PlotValues;
  code: PlotProblemCode;
}

/**
 * The problems of a plot, at most one per field. `others` are the names of the farm's other plots, because two similar names would be
 * confused at the greenhouse's door.
 */
export function checkPlot(plot: PlotValues, others: readonly string[]): PlotProblem[] {
  const name = checkName(plot.name, others);
  const checks: [keyof PlotValues, PlotProblemCode | null][] = [
    ['name', name],
    ['house', (plot.house?.trim().length ?? 0) > maxNameLength ? 'house_too_long' : null],
    ['area', isUpTo(plot.area, plotLimits.area) ? null : 'area_impossible'],
    ['irrigationUnits', isCount(plot.irrigationUnits) ? null : 'irrigation_units_impossible'],
    ['drippers', isWhole(plot.drippers) && isUpTo(plot.drippers, plotLimits.drippers) ? null : 'drippers_impossible'],
    ['dripperRate', isUpTo(plot.dripperRate, plotLimits.dripperRate) ? null : 'dripper_rate_impossible'],
    ['dripperRateUnit', plot.dripperRate && !plot.dripperRateUnit ? 'dripper_rate_unit_missing' : null],
  ];
  return checks.flatMap(([field, code]) => (code === null ? [] : [{ field, code }]));
}

type Optional = number | null | undefined;

/** Whether a value is missing, or above 0 and up to `most`. */
const isUpTo = (value: Optional, most: number) => value === null || value === undefined || (value > 0 && value <= most);
const isWhole = (value: Optional) => value === null || value === undefined || Number.isInteger(value);
const isCount = (value: number) => Number.isInteger(value) && value >= 0 && value <= plotLimits.irrigationUnits;
