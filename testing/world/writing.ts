import type { CellValue } from 'hucre';
import type { Random } from '../random.ts';

/** A cell of a file: its text, and what a spreadsheet stores instead. */
export interface FileCell {
  text: string;
  stored?: CellValue;
}

export const textCell = (text: string): FileCell => ({ text });
export const emptyCell: FileCell = { text: '' };

/** How a file writes its numbers. */
export interface NumberForm {
  mark: ',' | '.';
  /** Before three digits; '' for none. */
  thousands: '' | ' ' | '.' | ',';
  isArabic: boolean;
}

export function drawNumbers(random: Random, mark: ',' | '.'): NumberForm {
  const other = mark === ',' ? '.' : ',';
  return {
    mark,
    thousands: random.chance(0.85) ? '' : random.chance(0.5) ? ' ' : other,
    isArabic: random.chance(0.04),
  };
}

/** A number with its decimals, as the file writes it. */
export function numberCell(value: number, decimals: number, form: NumberForm, after = ''): FileCell {
  const [whole = '', rest] = value.toFixed(decimals).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, form.thousands);
  const text = rest === undefined ? grouped : `${grouped}${form.mark}${rest}`;
  const shown = form.isArabic ? arabic(text) : text;
  return after === '' ? { text: shown, stored: Number(value.toFixed(decimals)) } : { text: `${shown}${after}` };
}

const arabic = (text: string) =>
  text.replaceAll(/[\d.,]/g, (sign) => (/\d/.test(sign) ? String.fromCodePoint(0x660 + Number(sign)) : '٫'));

/** The units in which a file may write EC, with the factor to mS/cm and the decimals. */
export const ecUnits = [
  { text: 'mS/cm', toStored: 1, decimals: 2 },
  { text: 'mS·cm-1', toStored: 1, decimals: 2 },
  { text: 'dS/m', toStored: 1, decimals: 2 },
  { text: 'µS/cm', toStored: 0.001, decimals: 0 },
  { text: 'μS/cm', toStored: 0.001, decimals: 0 },
  { text: 'uS/cm', toStored: 0.001, decimals: 0 },
  { text: 'mS/m', toStored: 0.01, decimals: 0 },
  { text: 'S/m', toStored: 10, decimals: 3 },
  { text: 'cF', toStored: 0.1, decimals: 1 },
  { text: 'ppm', toStored: 1 / 500, decimals: 0 },
  { text: 'ppm', toStored: 1 / 700, decimals: 0 },
  { text: 'ppm (640)', toStored: 1 / 640, decimals: 0 },
] as const;

export type EcWriting = (typeof ecUnits)[number];

/** How a head, a row of units or nothing says the unit. */
export const unitPlaces = ['head', 'row', 'none'] as const;
export type UnitPlace = (typeof unitPlaces)[number];

export function withUnit(random: Random, head: string, unit: string): string {
  return random.pick([`${head} (${unit})`, `${head} [${unit}]`, `${head} ${unit}`, `${head}, ${unit}`]) ?? head;
}
