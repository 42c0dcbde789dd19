import { addDays, isDate } from '../../farm-time.ts';
import { latinText } from '../../digits/latin-text.ts';
import { remembered } from '../../texts/remembered.ts';
import { epochOf, withoutZone } from './cell-zone.ts';
import { monthNamed } from './month-names.ts';
import type { SheetCell } from './sheet.ts';

/** The ways in which a cell can be read as a date, YYYY-MM-DD. */
export type CellDate =
  /** The spreadsheet stores it as a date. */
  | { kind: 'kept'; date: string }
  /** Unambiguous: the year comes first, or the month is a name. */
  | { kind: 'plain'; date: string }
  /** Three numbers. A reading is null where that date does not exist; `yearFirst` only if all numbers have two digits (26/06/03). */
  | { kind: 'numbers'; dayFirst: string | null; monthFirst: string | null; yearFirst: string | null }
  /** A bare number, in the way in which spreadsheets count days since 1900; `time` is its fraction of a day. */
  | { kind: 'count'; date: string; time: string | null }
  /** Without a year: a day and the name of a month ("2-Mar"), as MM-DD. */
  | { kind: 'yearless'; monthDay: string };

/** The range of a spreadsheet's day count that is accepted: 2000 to 2099. */
const counts = { low: 36_526, high: 73_050 };

/** Reads a cell as a date; null where it is none. */
export function dateOfCell(cell: SheetCell): CellDate | null {
  if (cell.kind === 'date') return cell.date === null ? null : { kind: 'kept', date: cell.date };
  const epoch = epochOf(cell);
  if (epoch !== null) return { kind: 'plain', date: new Date(epoch * 1000).toISOString().slice(0, 10) };
  if (cell.kind === 'number') return countOf(cell.value);
  if (cell.kind !== 'text') return null;
  // A text file contains the count as text, with the sign of its country.
  const count = /^\d{5}(?:[.,]\d+)?$/.test(latinText(cell.text))
    ? Number(latinText(cell.text).replace(',', '.'))
    : null;
  return count === null ? dateOfText(withoutZone(cell.text).text) : countOf(count);
}

/** A day count, rounded to the minute, because a time is stored as a fraction of a day. */
function countOf(count: number): CellDate | null {
  const minutes = Math.round(count * 1440);
  const day = Math.floor(minutes / 1440);
  if (day < counts.low || day > counts.high) return null;
  const shown = new Date((minutes - day * 1440) * 60_000).toISOString().slice(11, 16);
  return { kind: 'count', date: addDays('1899-12-30', day), time: Number.isInteger(count) ? null : shown };
}

/** The separators that people write between the parts of a date, or two of them with a space. */
const between = String.raw`\s?[-/.\s,]\s?`;
const time = String.raw`(?:[T\s,]+(?:\S.*)?)?`;
const yearFirst = new RegExp(`^(\\d{4})${between}(\\d{1,2})${between}(\\d{1,2})${time}$`, 'u');
const yearLast = new RegExp(`^(\\d{1,2})${between}(\\d{1,2})${between}(\\d{4}|\\d{2})${time}$`, 'u');
/** Without separators, as loggers write: 20260302, 20260302T0830. */
const compact = /^(20\d{2})(\d{2})(\d{2})(?:[T ]?\d{4}(?:\d{2})?)?$/u;
const dayAndName = new RegExp(
  String.raw`^(\d{1,2})(?:er|st|nd|rd|th|º|\.)?[-/.\s]*(?:de\s+)?(\p{L}[\p{L}\p{M}]+)\.?[-/.,\s]*(?:de\s+)?(\d{4}|\d{2})${time}$`,
  'u',
);
const nameAndDay = new RegExp(
  String.raw`^(\p{L}[\p{L}\p{M}]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})${time}$`,
  'u',
);
/** A day and a month's name without a year, in either order: "2-Mar", "2 mars", "March 2". */
const yearless = new RegExp(
  String.raw`^(?:(\d{1,2})(?:er|st|nd|rd|th|º|\.)?[-/.\s]*(?:de\s+)?(\p{L}[\p{L}\p{M}]+)|(\p{L}[\p{L}\p{M}]+)\.?[-/.\s]+(\d{1,2})(?:st|nd|rd|th)?)\.?${time}$`,
  'u',
);
/** The name of the day before a date: "lun. 3/4/2025". */
const weekday = /^\p{L}[\p{L}\p{M}]*\.?,?\s+(?=\d)/u;

const dateOfText = remembered((text): CellDate | null => {
  const latin = latinText(text);
  const named = nameAndDay.exec(latin);
  if (named) return plainDate(named[3], monthNamed(named[1] ?? ''), named[2]);
  const bare = latin.replace(weekday, '');
  const iso = yearFirst.exec(bare) ?? compact.exec(bare);
  if (iso) return plainDate(iso[1], Number(iso[2]), iso[3]);
  const byName = dayAndName.exec(bare);
  if (byName) return plainDate(byName[3], monthNamed(byName[2] ?? ''), byName[1]);
  const [, before = '', month = '', monthBefore = '', after = ''] = yearless.exec(latin) ?? yearless.exec(bare) ?? [];
  if (before + after !== '') return yearlessDate(monthNamed(month + monthBefore), before + after);
  const [, first = '', second = '', year] = yearLast.exec(bare) ?? [];
  if (year === undefined) return null;
  const dayFirst = dateFrom(year, Number(second), first);
  const monthFirst = dateFrom(year, Number(first), second);
  const turned = first.length + year.length === 4 ? dateFrom(first, Number(second), year) : null;
  return dayFirst || monthFirst ? { kind: 'numbers', dayFirst, monthFirst, yearFirst: turned } : null;
});

function plainDate(year: string | undefined, month: number | null, day: string | undefined): CellDate | null {
  const date = month === null ? null : dateFrom(year, month, day);
  return date === null ? null : { kind: 'plain', date };
}

function yearlessDate(month: number | null, day: string): CellDate | null {
  // 2000 is a leap year, so it has every day.
  const date = month === null ? null : dateFrom('2000', month, day);
  return date === null ? null : { kind: 'yearless', monthDay: date.slice(5) };
}

/** A year of two digits is in this century. */
function dateFrom(year = '', month = 0, day = ''): string | null {
  const date = `${year.padStart(4, '20')}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : null;
}
