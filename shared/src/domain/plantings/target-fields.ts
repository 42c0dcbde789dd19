import { byMeasure, measuredFields, type MeasuredField, quantityOf, type Side, sideOf } from '../readings/measures.ts';
import { type Quantity, type Range, rulesOf } from '../readings/quantities.ts';

/** The fields of a target band: every measure, and the EC difference, drain EC − intake EC (mS/cm), which follows from two of them. */
export type TargetField = MeasuredField | 'ecDifference';

export const targetFields: readonly TargetField[] = [...measuredFields, 'ecDifference'];

export function isTarget(field: string): field is TargetField {
  return targetFields.some((target) => target === field);
}

/** The quantity in whose unit a limit is typed and stored. */
export function quantityOfTarget(field: TargetField): Quantity {
  return field === 'ecDifference' ? 'ec' : quantityOf(field);
}

/** The water that a target is for. The EC difference says how the drain compares with the intake, so it counts as the drain's. */
export function sideOfTarget(field: TargetField): Side {
  return field === 'ecDifference' ? 'drain' : sideOf(field);
}

/** A record with the result of `make` for each target field. */
export function byTarget<T>(make: (field: TargetField) => T): Record<TargetField, T> {
  return Object.fromEntries(targetFields.map((field) => [field, make(field)])) as Record<TargetField, T>;
}

/**
 * A band as a data server or an older version of the app wrote it, with every measure: those that it lacks have no limits, because a server of
 * last year does not know the measures of today.
 */
export function wholeBand<B extends { from: string }>(band: B): B {
  return { ...noLimits, ...band };
}

const noLimits = byMeasure(() => ({ low: null, high: null }));

/** The possible range of a limit: that of readings. The difference can be as far below 0 as EC goes above it. */
export function possibleLimits(field: TargetField): Range {
  const { low, high } = rulesOf(quantityOfTarget(field)).possible;
  return field === 'ecDifference' ? { low: -high, high } : { low, high };
}

export function isPossibleLimit(field: TargetField, value: number): boolean {
  const { low, high } = possibleLimits(field);
  return value >= low && value <= high;
}
