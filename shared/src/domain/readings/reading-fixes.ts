import { isUsual, type MeasuredField, quantityOf } from './measures.ts';
import { rulesOf } from './quantities.ts';

/** A repair that one tap makes: the values to put. `divide` says by how much (1000: was it µS/cm? 10 or 100: a lost decimal mark). */
export type ReadingFix = Division | { kind: 'swap'; values: Partial<Record<MeasuredField, number>> };

interface Division {
  kind: 'divide';
  divisor: 10 | 100 | 1000;
  values: Partial<Record<MeasuredField, number>>;
}

function divided(field: MeasuredField, value: number, divisor: 10 | 100 | 1000): Division {
  // Through its digits, so that 2137 becomes 2.137 and nothing longer.
  const result = Number(`${value}e-${Math.log10(divisor)}`);
  return { kind: 'divide', divisor, values: { [field]: result } };
}

/**
 * How many times the value compared with a repaired one may be, or a part of it. A lost decimal mark makes ten times of a value, so that of two repairs only
 * one is as near.
 */
const nearness = 2;

/**
 * Repairs for a value that is too large to be true, the lost decimal mark (÷ 10, ÷ 100) and the mistaken unit (÷ 1000): those alone that make it a usual value,
 * near the one that it is compared with where there is one. 27 after 2.4 is 2.7, never 0.027.
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

/** Swaps EC and pH where the pH is none that is seen and both are usual the other way round; null elsewhere. */
export function swapFix({ ec, ph }: Pair, ecValue: unknown, phValue: unknown): ReadingFix | null {
  if (typeof ecValue !== 'number' || typeof phValue !== 'number') return null;
  const swapped = !isUsual(ph, phValue) && isUsual(ec, phValue) && isUsual(ph, ecValue);
  return swapped ? { kind: 'swap', values: { [ec]: phValue, [ph]: ecValue } } : null;
}
