export type ParsedDecimal =
  | { ok: true; value: number }
  | { ok: false; code: 'empty' | 'not_a_number' | 'two_separators' };

const separators = /[.,٫،]/g;
/** Direction marks that copied Arabic numbers carry around them. */
const marks = /[\u200E\u200F\u061C\u2066-\u2069]/g;

/** Arabic-Indic (٠–٩) and extended Arabic-Indic (۰–۹) digits as Latin ones. */
function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));
}

/**
 * Reads a number as people type it, the same in all languages: decimal `,` `.` `٫` or an Arabic keyboard's comma, Latin or Arabic-Indic digits, an optional minus.
 * Nothing is ever taken for grouping: `1.850` is 1.85 and `1.234,5` has two separators, so no language is off by a factor of ten or a thousand in silence.
 */
export function parseDecimal(text: string): ParsedDecimal {
  const typed = latinDigits(text.replace(marks, '').trim()).replace(/^[−–]/, '-');
  if (typed === '') return { ok: false, code: 'empty' };
  if ((typed.match(separators)?.length ?? 0) > 1) return { ok: false, code: 'two_separators' };
  const plain = typed.replace(separators, '.');
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return { ok: false, code: 'not_a_number' };
  const value = Number(plain);
  return Number.isFinite(value) ? { ok: true, value: value === 0 ? 0 : value } : { ok: false, code: 'not_a_number' };
}
