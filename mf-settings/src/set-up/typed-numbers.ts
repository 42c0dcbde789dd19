import { parseDecimal } from '@seguia/shared/platform';

/** The typed number; null for an empty text, NaN for one that is no number. */
export function typedNumber(text: string): number | null {
  // Accepts the minus signs of other keyboards, too.
  const [, sign = '', rest = ''] = /^\s*([-−–]?)(.*)$/su.exec(text) ?? [];
  const parsed = parseDecimal(rest);
  if (parsed.ok) return sign ? -parsed.value : parsed.value;
  return parsed.code === 'empty' && !sign ? null : Number.NaN;
}

/** Several numbers, separated by spaces, because a comma may be the decimal mark. */
export const typedNumbers = (text: string): number[] =>
  text
    .split(/[\s;]+/u)
    .filter((part) => part !== '')
    .map((part) => typedNumber(part) ?? Number.NaN);
