import type { CellDate } from './cell-date.ts';

/** The readings of a date of three numbers. */
export interface ShortDate {
  yearFirst: string | null;
  /** The date with the year at the end. */
  yearLast: string | null;
}

/**
 * Whether the first numbers of a file's dates are years of two digits (26/06/03). `sure`: the last numbers differ more, and as years they
 * would lead into the future. `open`: with the years first, the dates are at least nearer to today. Otherwise `no`.
 */
export function areYearsFirst(dates: readonly ShortDate[], today: string): 'sure' | 'open' | 'no' {
  const first = dates.flatMap(({ yearFirst }) => yearFirst ?? []);
  const last = dates.flatMap(({ yearLast }) => yearLast ?? []);
  if (first.length < dates.length || dates.length === 0) return 'no';
  const [years, days] = [count(first.map((date) => date.slice(0, 4))), count(first.map((date) => date.slice(8)))];
  const [newest, newestOtherwise] = [newestOf(first), newestOf(last)];
  if (newest > today || years > days) return 'no';
  if (newestOtherwise > today) return years < days ? 'sure' : 'open';
  return newest > newestOtherwise ? 'open' : 'no';
}

const count = (texts: readonly string[]) => new Set(texts).size;
const newestOf = (dates: readonly string[]) => dates.reduce((newest, date) => (date > newest ? date : newest), '');

/** The dates of a file. If their first numbers may be years, that becomes one of the two readings. */
export function withYearsFirst(
  columns: readonly (readonly (CellDate | null)[])[],
  today: string,
): readonly (readonly (CellDate | null)[])[] {
  const numbers = columns.flat().flatMap((date) => (date?.kind === 'numbers' ? [date] : []));
  const years = areYearsFirst(
    numbers.map(({ dayFirst, monthFirst, yearFirst }) => ({ yearFirst, yearLast: dayFirst ?? monthFirst })),
    today,
  );
  if (years === 'no') return columns;
  return columns.map((dates) => dates.map((date) => (date?.kind === 'numbers' ? yearFirstOf(date, years) : date)));
}

function yearFirstOf(date: CellDate & { kind: 'numbers' }, years: 'sure' | 'open'): CellDate {
  const { yearFirst, dayFirst, monthFirst } = date;
  if (yearFirst === null) return date;
  return years === 'sure'
    ? { kind: 'plain', date: yearFirst }
    : { ...date, dayFirst: yearFirst, monthFirst: dayFirst ?? monthFirst };
}
