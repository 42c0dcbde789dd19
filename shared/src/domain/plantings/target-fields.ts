import { isPossible, measuredFields, type MeasuredField, quantityOf } from '../readings/measures.ts';
import { type Quantity, rulesOf } from '../readings/quantities.ts';

/** What a target band sets limits to: every measure, and drain EC less intake EC (mS/cm), which follows from two of them. */
export type TargetField = MeasuredField | 'ecDifference';

export const targetFields: readonly TargetField[] = [...measuredFields, 'ecDifference'];

/** The quantity in whose unit a limit is typed and kept. */
export function quantityOfTarget(field: TargetField): Quantity {
  return field === 'ecDifference' ? 'ec' : quantityOf(field);
}

/** What `make` gives for everything that has a target. */
export function byTarget<T>(make: (field: TargetField) => T): Record<TargetField, T> {
  return Object.fromEntries(targetFields.map((field) => [field, make(field)])) as Record<TargetField, T>;
}

/** Whether a limit is one that readings can reach. The difference may be as far below 0 as EC goes above it. */
export function isPossibleLimit(field: TargetField, value: number): boolean {
  if (field !== 'ecDifference') return isPossible(field, value);
  return Math.abs(value) <= rulesOf('ec').possible.high;
}
