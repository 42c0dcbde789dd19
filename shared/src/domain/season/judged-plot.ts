import type { MeasuredField } from '../readings/measures.ts';

/** A plot's days of a campaign, held against its targets. All columns begin with the same day. */
export interface JudgedPlot {
  plotId: string;
  /** The first day, in days since 1970-01-01. */
  from: number;
  /** Each day's distance from its target (`targetDistance`); NaN where the measure was not read, or has no target. */
  distances: Record<MeasuredField, Float64Array>;
  /** The number of readings of each day. */
  readings: Float64Array;
}

/** A column's values between two days, both included; days outside of the column are left out. */
export function between(column: Float64Array, { from }: JudgedPlot, first: number, last: number): Float64Array {
  return column.subarray(Math.max(0, first - from), Math.max(0, last - from + 1));
}
