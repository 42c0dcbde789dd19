import { type MeasuredField, quantityOf } from '@seguia/shared/domain/readings/measures';
import { rulesOf } from '@seguia/shared/domain/readings/quantities';
import type { Format } from '@seguia/shared/platform';
import { typedValue } from '../farm/typed-value.ts';

export const noRange = { low: '', high: '' };

/** The ends of what a measure can be as the person would type them, the upper one with its unit. */
export function possibleRange(measure: MeasuredField, format: Format): { low: string; high: string } {
  const { possible, unit } = rulesOf(quantityOf(measure));
  const shown = quantityOf(measure) === 'ec' ? format.ecUnit : unit;
  const high = typedValue(measure, possible.high, format);
  return { low: typedValue(measure, possible.low, format), high: shown ? `${high}\u00A0${shown}` : high };
}
