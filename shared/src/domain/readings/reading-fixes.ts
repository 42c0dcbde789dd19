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

/** Repairs for a value that is too large to be true: `÷ 1000` where the unit may have been mistaken, and the lost decimal mark where that makes it usual. */
export function fixesForTooLarge(field: MeasuredField, value: number): Division[] {
  if (!Number.isFinite(value)) return [];
  const decimalMark = ([10, 100] as const)
    .filter((divisor) => isUsual(field, value / divisor))
    .map((divisor) => divided(field, value, divisor));
  const { mistakenUnit } = rulesOf(quantityOf(field));
  return mistakenUnit ? [divided(field, value, mistakenUnit), ...decimalMark] : decimalMark;
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
