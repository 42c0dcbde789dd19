import { type CellDate, dateOfCell } from './cells/cell-date.ts';
import { type DateOrder, orderEvidence, orderOf, readDates, type ReadDate } from './cells/date-order.ts';
import type { SheetCell } from './cells/sheet.ts';
import { withYearsFirst } from './cells/year-first.ts';
import { datesDown, type RowDate } from './row-date.ts';
import { cellsOf, type TableLayout } from './tables/table-layout.ts';

export interface AllDates {
  /** By table, by row. */
  read: readonly (readonly (RowDate | null)[])[];
  /**
   * An ambiguous date in a file that shows no order anywhere; null where there is none. If the year may be its first number, `dayFirst` is that
   * reading.
   */
  open: { sample: string; dayFirst: string; monthFirst: string } | null;
}

/** The dates of all tables. The order that the dates of one sheet show also counts for the file's other sheets, unless they contradict it. */
export function readAllDates(layouts: readonly TableLayout[], answer: DateOrder | null, today: string): AllDates {
  const columns = layouts.map(({ table, date }) => (date === null ? [] : cellsOf(table, date)));
  const found = withYearsFirst(
    columns.map((cells) => cells.map((cell) => (cell ? dateOfCell(cell) : null))),
    today,
  );
  const ofFile = orderOf(orderEvidence(found.flat()));
  let open: AllDates['open'] = null;
  const read = found.map((dates, table) => {
    const cells = columns[table] ?? [];
    const column = readDates(dates, { order: answer ?? ofFile, isAnswer: answer !== null });
    const { dayFirst, monthFirst } = orderEvidence(dates);
    const at = dayFirst + monthFirst > 0 ? -1 : column.findIndex((date) => date?.how === 'unclear');
    if (at >= 0) open ??= openDate(dates[at], column[at], cells[at]);
    return datesDown(cells, column);
  });
  return { read, open };
}

function openDate(
  date: CellDate | null | undefined,
  read: ReadDate | null | undefined,
  cell: SheetCell | null | undefined,
) {
  if (date?.kind !== 'numbers' || !read?.other) return null;
  return { sample: cell?.kind === 'text' ? cell.text.trim() : read.date, dayFirst: read.date, monthFirst: read.other };
}
