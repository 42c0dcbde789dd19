import { type MeasuredField, measureOf, quantityOf } from '@seguia/shared/domain/readings/measures';
import { rulesOf } from '@seguia/shared/domain/readings/quantities';
import type { Format, MovesOn } from '@seguia/shared/platform';
import type { WholeValue } from '@seguia/shared/ui';

/**
 * When a typed value of a measure is whole, so that the keypad moves on: it has the digits that its usual range has before the mark, and as
 * many decimals as people type, or two where this person wants that. Undefined where the person moves on by hand.
 */
export function wholeValueOf(
  measure: MeasuredField,
  movesOn: MovesOn,
  { ecUnit, ecFromStored }: Pick<Format, 'ecUnit' | 'ecFromStored'>,
): WholeValue | undefined {
  if (movesOn === 'never') return undefined;
  const quantity = quantityOf(measure);
  const { digitsAfterMark } = rulesOf(quantity);
  if (digitsAfterMark === undefined) return undefined;
  const { usual } = measureOf(measure);
  const typed = quantity === 'ec' ? ecFromStored : (value: number) => value;
  const [low, high] = [typed(usual.low), typed(usual.high)];
  const decimals = quantity === 'ec' && ecUnit === 'µS/cm' ? 0 : digitsAfterMark;
  return {
    before: String(Math.trunc(high)).length,
    after: decimals > 0 && movesOn === 'two' ? 2 : decimals,
    low,
    high,
  };
}
