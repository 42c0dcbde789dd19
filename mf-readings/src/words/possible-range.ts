import { possibleLimits, quantityOfTarget, type TargetField } from '@seguia/shared/domain/plantings/target-fields';
import { rulesOf } from '@seguia/shared/domain/readings/quantities';
import type { Format } from '@seguia/shared/platform';
import { typedValue } from '../typing/typed-value.ts';

export const noRange = { low: '', high: '' };

/** The lowest and highest possible value of a measure or limit as the person would type them, the highest one with its unit. */
export function possibleRange(measure: TargetField, format: Format): { low: string; high: string } {
  const possible = possibleLimits(measure);
  const quantity = quantityOfTarget(measure);
  const shown = quantity === 'ec' ? format.ecUnit : rulesOf(quantity).unit;
  const high = typedValue(measure, possible.high, format);
  return { low: typedValue(measure, possible.low, format), high: shown ? `${high}\u00A0${shown}` : high };
}
