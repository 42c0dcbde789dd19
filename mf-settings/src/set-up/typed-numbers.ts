import { parseDecimal } from '@seguia/shared/platform';

/** Nothing where nothing is typed; no number where it is none. */
export function typedNumber(text: string): number | null {
  // A minus from a keyboard of symbols means the same.
  const [, sign = '', rest = ''] = /^\s*([-−–]?)(.*)$/su.exec(text) ?? [];
  const parsed = parseDecimal(rest);
  if (parsed.ok) return sign ? -parsed.value : parsed.value;
  return parsed.code === 'empty' && !sign ? null : Number.NaN;
}

/** Several numbers with spaces between: a comma may be the decimal mark. */
export const typedNumbers = (text: string): number[] =>
  text
    .split(/[\s;]+/u)
    .filter((part) => part !== '')
    .map((part) => typedNumber(part) ?? Number.NaN);
