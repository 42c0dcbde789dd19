import { isDate } from '../farm-time.ts';
import { latinText } from '../digits/latin-text.ts';
import { dateOfCell } from '../imports/cells/cell-date.ts';
import { areYearsFirst } from '../imports/cells/year-first.ts';

/** ISO 8601, with or without a time after it. */
const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
/** Three numbers: day first as in all our languages, month first as in American English, or year first with two digits, as some climate computers write. */
const short = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?: .*)?$/;

/** The first part of a date without a leading year of four digits. */
export type FirstOfDate = 'day' | 'month' | 'year';

/** A date in a file as YYYY-MM-DD; a year of two digits is in this century. Null where it is none. */
export function dayOfText(text: string, begins: FirstOfDate = 'day'): string | null {
  const latin = latinText(text);
  if (count.test(latin)) return dayOfCount(latin);
  const [, year, month, day] = iso.exec(latin) ?? [];
  if (year && month && day) return dateOf(year, month, day);
  const [, first, second, third] = short.exec(latin) ?? [];
  if (!first || !second || !third) return null;
  if (begins === 'day') return dateOf(third, second, first);
  if (begins === 'month') return dateOf(third, first, second);
  return first.length === 2 ? dateOf(first, second, third) : null;
}

/** A spreadsheet's count of days, which a text file contains as a number, with the hour as its fraction. */
const count = /^\d{5}(?:[.,]\d+)?$/;

function dayOfCount(text: string): string | null {
  const date = dateOfCell({ kind: 'text', text });
  return date?.kind === 'count' ? date.date : null;
}

function dateOf(year: string, month: string, day: string): string | null {
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : null;
}

/**
 * The first part of a file's dates: the year if that brings them nearer to `today`; the month if some can be read in no other way and none
 * only with the day first; otherwise the day.
 */
export function firstOfDates(texts: readonly string[], today: string): FirstOfDate {
  const isOnly = (begins: FirstOfDate, other: FirstOfDate) =>
    texts.some((text) => dayOfText(text, begins) !== null && dayOfText(text, other) === null);
  const dates = texts.flatMap((text) => {
    const yearLast = dayOfText(text) ?? dayOfText(text, 'month');
    return yearLast !== null && short.test(latinText(text)) ? [{ yearFirst: dayOfText(text, 'year'), yearLast }] : [];
  });
  if (areYearsFirst(dates, today) !== 'no') return 'year';
  return isOnly('month', 'day') && !isOnly('day', 'month') ? 'month' : 'day';
}

/** A date that can be read with its day or with its month first, and both readings as YYYY-MM-DD. */
export interface OpenOrder {
  sample: string;
  dayFirst: string;
  monthFirst: string;
}

/** The first such date of a file, if no other date tells which comes first; null otherwise. */
export function openOrder(texts: readonly string[], today: string): OpenOrder | null {
  if (firstOfDates(texts, today) !== 'day') return null;
  const read = texts.map((sample) => ({ sample, dayFirst: dayOfText(sample), monthFirst: dayOfText(sample, 'month') }));
  if (read.some(({ dayFirst, monthFirst }) => dayFirst !== null && monthFirst === null)) return null;
  const [open] = read.flatMap(({ sample, dayFirst, monthFirst }) =>
    dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst ? [{ sample, dayFirst, monthFirst }] : [],
  );
  return open ?? null;
}
