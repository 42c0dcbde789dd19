import { type CellDate, dateOfCell } from './cells/cell-date.ts';
import { orderEvidence, orderInHead, orderOf, readDates, type ReadDate } from './cells/date-order.ts';
import { type SheetCell, shownText } from './cells/sheet.ts';
import { likelyYear, withYear } from './cells/with-year.ts';
import { withYearsFirst } from './cells/year-first.ts';
import { datesDown, type RowDate } from './row-date.ts';
import type { ImportAnswers } from './tables/import-answers.ts';
import { cellsOf } from './tables/sheet-table.ts';
import type { TableLayout } from './tables/table-layout.ts';

export interface AllDates {
  /** By table, by row. */
  read: readonly (readonly (RowDate | null)[])[];
  /**
   * An ambiguous date in a file that shows no order anywhere; null where there is none. If the year may be its first number, `dayFirst` is that
   * reading.
   */
  open: { sample: string; dayFirst: string; monthFirst: string } | null;
  /** The first date without a year that no person has given yet, and the year that it probably has; null for none. */
  yearless: { sample: string; suggested: number } | null;
}

/**
 * The dates of all tables. The order that a head names counts for its table, and the order that the dates of one sheet show for the file's
 * other sheets, unless their dates contradict it.
 */
export function readAllDates(
  layouts: readonly TableLayout[],
  { order: answer, year }: Pick<ImportAnswers, 'order' | 'year'>,
  today: string,
): AllDates {
  const columns = layouts.map(({ table, date }) => (date === null ? [] : cellsOf(table, date)));
  const written = columns.map((cells) => cells.map((cell) => (cell ? dateOfCell(cell) : null)));
  const found = withYearsFirst(
    written.map((dates) => withYear(dates, year)),
    today,
  );
  const yearless = year === null ? sampleWithoutYear(columns, written, today) : null;
  const ofFile = orderOf(orderEvidence(found.flat()));
  let open: AllDates['open'] = null;
  const read = found.map((dates, table) => {
    const cells = columns[table] ?? [];
    const head = layouts[table]?.columns.find(({ index }) => index === layouts[table]?.date)?.head ?? '';
    const order = answer ?? orderInHead(head) ?? ofFile;
    const column = readDates(dates, { order, isAnswer: answer !== null });
    const { dayFirst, monthFirst } = orderEvidence(dates);
    const first = dayFirst + monthFirst > 0 ? -1 : column.findIndex((date) => date?.how === 'unclear');
    if (first >= 0) open ??= openDate(dates[first], column[first], cells[first]);
    const hasHours = dates.some((date) => date?.kind === 'count' && date.time !== null);
    const isMidnight = (date: CellDate | null | undefined) => hasHours && date?.kind === 'count' && date.time === null;
    return datesDown(cells, column).map((row, at) => (row && isMidnight(dates[at]) ? { ...row, time: '00:00' } : row));
  });
  return { read, open, yearless };
}

function openDate(
  date: CellDate | null | undefined,
  read: ReadDate | null | undefined,
  cell: SheetCell | null | undefined,
) {
  if (date?.kind !== 'numbers' || !read?.other) return null;
  return { sample: cell?.kind === 'text' ? cell.text.trim() : read.date, dayFirst: read.date, monthFirst: read.other };
}

function sampleWithoutYear(
  columns: readonly (readonly (SheetCell | null)[])[],
  dates: readonly (readonly (CellDate | null)[])[],
  today: string,
): AllDates['yearless'] {
  for (const [table, read] of dates.entries()) {
    const suggested = likelyYear(read, today);
    const at = read.findIndex((date) => date?.kind === 'yearless');
    if (suggested !== null) return { sample: shownText(columns[table]?.[at]).trim(), suggested };
  }
  return null;
}
