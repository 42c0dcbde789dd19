import { isUsual, type MeasuredField, quantityOf } from './measures.ts';
import { rulesOf } from './quantities.ts';

/** A one-tap repair: the values to set. `divide` has the divisor (1000: was it µS/cm? 10 or 100: a lost decimal mark). */
export type ReadingFix = Division | { kind: 'swap'; values: Partial<Record<MeasuredField, number>> };

interface Division {
  kind: 'divide';
  divisor: 10 | 100 | 1000;
  values: Partial<Record<MeasuredField, number>>;
}

function divided(field: MeasuredField, value: number, divisor: 10 | 100 | 1000): Division {
  // Works on the digits, so that 2137 becomes exactly 2.137.
  const result = Number(`${value}e-${Math.log10(divisor)}`);
  return { kind: 'divide', divisor, values: { [field]: result } };
}

/**
 * The largest factor, in either direction, between a repaired value and the earlier one. A lost decimal mark multiplies by ten, so only one
 * of two repairs can be that near.
 */
const nearness = 2;

/**
 * Repairs for an implausibly large value: the lost decimal mark (÷ 10, ÷ 100) and the mistaken unit (÷ 1000). Only those count that give a
 * usual value, near the earlier one if there is one: 27 after 2.4 is 2.7, never 0.027.
 */
export function fixesForTooLarge(field: MeasuredField, value: number, compared: number | null | undefined): Division[] {
  if (!Number.isFinite(value)) return [];
  const { mistakenUnit } = rulesOf(quantityOf(field));
  const divisors = [10, 100, ...(mistakenUnit ? [mistakenUnit] : [])] as const;
  return divisors
    .filter((divisor) => isUsual(field, value / divisor) && isNear(value / divisor, compared))
    .map((divisor) => divided(field, value, divisor));
}

function isNear(value: number, compared: number | null | undefined): boolean {
  if (compared === null || compared === undefined || compared <= 0) return true;
  return value <= compared * nearness && value >= compared / nearness;
}

interface Pair {
  ec: MeasuredField;
  ph: MeasuredField;
}

/** Swaps EC and pH where the pH is unusual and both are usual when swapped; null otherwise. */
export function swapFix({ ec, ph }: Pair, ecValue: unknown, phValue: unknown): ReadingFix | null {
  if (typeof ecValue !== 'number' || typeof phValue !== 'number') return null;
  const swapped = !isUsual(ph, phValue) && isUsual(ec, phValue) && isUsual(ph, ecValue);
  return swapped ? { kind: 'swap', values: { [ec]: phValue, [ph]: ecValue } } : null;
}
