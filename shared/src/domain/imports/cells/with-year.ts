import { isDate } from '../../farm-time.ts';
import type { CellDate } from './cell-date.ts';

/** How many months two dates of a list may be apart before a new year is likelier. */
const half = 6;

/**
 * The dates of a column with the year that a person gave for the first one that has none. Where the months begin again (December, then
 * January), the next year begins. Without an answer such dates stay as they are.
 */
export function withYear(dates: readonly (CellDate | null)[], year: number | null): (CellDate | null)[] {
  let at = year;
  let before: number | null = null;
  return dates.map((date) => {
    if (date?.kind !== 'yearless' || at === null) return date;
    const month = Number(date.monthDay.slice(0, 2));
    if (before !== null && before - month >= half) at += 1;
    if (before !== null && month - before >= half) at -= 1;
    before = month;
    const full = `${at}-${date.monthDay}`;
    return isDate(full) ? { kind: 'plain', date: full } : null;
  });
}

/** The latest year in which none of these dates without a year is in the future, counted from the first; null where there is none. */
export function likelyYear(dates: readonly (CellDate | null)[], today: string): number | null {
  if (!dates.some((date) => date?.kind === 'yearless')) return null;
  const ends = (year: number) =>
    withYear(dates, year).reduce(
      (newest, date) => (date?.kind === 'plain' && date.date > newest ? date.date : newest),
      '',
    );
  const now = Number(today.slice(0, 4));
  return [now, now - 1, now - 2].find((year) => ends(year) <= today) ?? now - 1;
}
