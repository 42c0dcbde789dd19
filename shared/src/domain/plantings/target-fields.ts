import { measuredFields, type MeasuredField, quantityOf, type Side, sideOf } from '../readings/measures.ts';
import { type Quantity, type Range, rulesOf } from '../readings/quantities.ts';

/** What a target band sets limits to: every measure, and drain EC less intake EC (mS/cm), which follows from two of them. */
export type TargetField = MeasuredField | 'ecDifference';

export const targetFields: readonly TargetField[] = [...measuredFields, 'ecDifference'];

export function isTarget(field: string): field is TargetField {
  return targetFields.some((target) => target === field);
}

/** The quantity in whose unit a limit is typed and kept. */
export function quantityOfTarget(field: TargetField): Quantity {
  return field === 'ecDifference' ? 'ec' : quantityOf(field);
}

/** Whose water's it is. The difference says how the drain stands to the intake: it is the drain's. */
export function sideOfTarget(field: TargetField): Side {
  return field === 'ecDifference' ? 'drain' : sideOf(field);
}

/** What `make` gives for everything that has a target. */
export function byTarget<T>(make: (field: TargetField) => T): Record<TargetField, T> {
  return Object.fromEntries(targetFields.map((field) => [field, make(field)])) as Record<TargetField, T>;
}

/** What readings can reach, and a limit can be. The difference may be as far below 0 as EC goes above it. */
export function possibleLimits(field: TargetField): Range {
  const { low, high } = rulesOf(quantityOfTarget(field)).possible;
  return field === 'ecDifference' ? { low: -high, high } : { low, high };
}

export function isPossibleLimit(field: TargetField, value: number): boolean {
  const { low, high } = possibleLimits(field);
  return value >= low && value <= high;
}
