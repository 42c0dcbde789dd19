import { latinText } from '../domain/digits/latin-text.ts';

export type ParsedDecimal =
  | { ok: true; value: number }
  | { ok: false; code: 'empty' | 'not_a_number' | 'two_separators' };

const separators = /[.,٫،]/g;

/**
 * Reads a number as people type it, with the same rules in all languages: decimal `,` `.` `٫` or the comma of an Arabic keyboard, Latin or
 * Arabic-Indic digits, an optional minus. Nothing is ever read as grouping: `1.850` is 1.85, and `1.234,5` is refused for its two
 * separators. So no language is silently off by a factor of ten or a thousand.
 */
export function parseDecimal(text: string): ParsedDecimal {
  const typed = latinText(text).replace(/^[−–]/, '-');
  if (typed === '') return { ok: false, code: 'empty' };
  if ((typed.match(separators)?.length ?? 0) > 1) return { ok: false, code: 'two_separators' };
  const plain = typed.replace(separators, '.');
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return { ok: false, code: 'not_a_number' };
  const value = Number(plain);
  return Number.isFinite(value) ? { ok: true, value: value === 0 ? 0 : value } : { ok: false, code: 'not_a_number' };
}
