import { latinText } from '../../digits/latin-text.ts';
import { remembered } from '../../texts/remembered.ts';
import { bareUnit, unitIn, type WrittenUnit } from './cell-units.ts';
import type { SheetCell } from './sheet.ts';

export type DecimalSign = ',' | '.';

/** A number in a cell. `grouped` is its value if its only separator is for thousands ("1,850"), which the cell alone does not show. */
export interface CellNumber {
  value: number;
  grouped: number | null;
  unit: WrittenUnit | null;
  /** The decimal sign in the cell, certain where `grouped` is null; null where the cell shows none, or is no text. */
  sign: DecimalSign | null;
}

/** What people and loggers write where nothing was measured. */
const nothing =
  /^(?:[-–—/.*xX]+|#?n\/?[ad]|n\.[ad]\.?|#n\/[dD]|nd|na|nm|nan|null|none|nil|s\/?o|rien|néant|brak|لا شيء)$/i;

export const saysNothing: (text: string) => boolean = remembered((text) => {
  const latin = latinText(text);
  return latin === '' || nothing.test(latin);
});

/** Reads a cell as a number in any digits and with any decimal sign; null where it is none. */
export function numberOfCell(cell: SheetCell): CellNumber | null {
  if (cell.kind === 'number') {
    const unit = cell.format === null ? null : unitIn(cell.format);
    // A format with % displays a hundred times the stored value.
    const value = unit === '%' ? Number((cell.value * 100).toPrecision(12)) : cell.value;
    return { value, grouped: null, unit, sign: null };
  }
  return cell.kind === 'text' ? numberOfText(cell.text) : null;
}

const numberOfText = remembered((text): CellNumber | null => {
  const found = /^(-?[\d][\d.,٫٬،\u00a0\u202f' ]*|-?[.,]\d+)(.*)$/su.exec(latinText(text).replace(/^[−–]/, '-'));
  if (!found) return null;
  const [, digits = '', rest = ''] = found;
  const unit = rest.trim() === '' ? null : bareUnit(rest);
  if (rest.trim() !== '' && unit === null) return null;
  const number = numberOfDigits(digits.trim());
  return number && { ...number, unit };
});

/** Reads digits with separators from a text. */
function numberOfDigits(text: string): Omit<CellNumber, 'unit'> | null {
  // Arabic has a mark of its own for thousands; other uses of it are the slips of a keyboard.
  const isGroupedByMarks = /^-?[1-9]\d{0,2}(?:٬\d{3})+(?:٫\d+)?$/.test(text);
  const ungrouped = isGroupedByMarks ? text.replaceAll('٬', '') : text;
  const digits = ungrouped.replaceAll('٫', '.').replaceAll(/[٬،]/g, ',');
  const isGroupedBySpaces = /^-?\d{1,3}(?:[\u00a0\u202f' ]\d{3})+(?:[.,]\d+)?$/.test(digits);
  const tight = isGroupedBySpaces ? digits.replaceAll(/[\u00a0\u202f' ]/g, '') : digits;
  const signs = tight.match(/[.,]/g) ?? [];
  const [first] = signs;
  const last = signs.at(-1) as DecimalSign | undefined;
  if (!first || !last) return plainNumber(tight, null);
  if (signs.length === 1) {
    const [before = '', after = ''] = tight.split(last);
    const sure =
      text.includes('٫') || after.length !== 3 || /^-?0*$/.test(before) || before.replace('-', '').length > 3;
    const number = plainNumber(tight.replace(last, '.'), last);
    return number && (sure ? number : { ...number, grouped: Number(before + after) });
  }
  if (first === last)
    return /^-?\d{1,3}(?:[.,]\d{3})+$/.test(tight) ? plainNumber(tight.replaceAll(last, ''), null) : null;
  const [whole = '', fraction = '', ...more] = tight.split(last);
  const isGrouped = more.length === 0 && /^-?\d{1,3}(?:[.,]\d{3})+$/.test(whole);
  return isGrouped ? plainNumber(`${whole.replaceAll(first, '')}.${fraction}`, last) : null;
}

function plainNumber(text: string, sign: DecimalSign | null): Omit<CellNumber, 'unit'> | null {
  if (!/^-?(?:\d+\.?\d*|\.\d+)$/.test(text)) return null;
  const value = Number(text);
  return Number.isFinite(value) ? { value, grouped: null, sign } : null;
}
