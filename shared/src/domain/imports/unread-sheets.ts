import { dateOfCell } from './cells/cell-date.ts';
import { numberOfCell } from './cells/cell-number.ts';
import { isBlank, type Sheet } from './cells/sheet.ts';
import type { TableLayout } from './tables/table-layout.ts';

/**
 * Why nothing of a sheet is read. `no_heads`: no row names what the columns hold; `dates_across`: the days stand beside each other, not below
 * each other; `no_date`, `no_values`: there are heads, but none of a day or of a value; `no_numbers`: the sheet has only texts.
 */
export type UnreadCode = 'no_heads' | 'dates_across' | 'no_date' | 'no_values' | 'no_numbers';

export interface UnreadSheet {
  sheet: string;
  code: UnreadCode;
}

/** The sheets of which nothing is read, with the layout that prevents it. Empty sheets are not named. */
export function unreadSheets(sheets: readonly Sheet[], layouts: readonly TableLayout[]): UnreadSheet[] {
  return sheets.flatMap((sheet): UnreadSheet[] => {
    const own = layouts.filter(({ table }) => table.sheet === sheet.name);
    const code = own.length === 0 ? codeOf(sheet) : codeOfHeads(own);
    return code ? [{ sheet: sheet.name, code }] : [];
  });
}

function codeOfHeads(layouts: readonly TableLayout[]): UnreadCode | null {
  const mayHold = ({ columns, values, table }: TableLayout) =>
    values.length > 0 ||
    columns.some(({ between }) => between.length > 0) ||
    table.columns.some(({ ofPlot }) => ofPlot);
  if (!layouts.some(mayHold)) return 'no_values';
  const mayHaveDate = ({ date, columns }: TableLayout) =>
    date !== null || columns.some(({ between }) => between.includes('date'));
  return layouts.some(mayHaveDate) ? null : 'no_date';
}

/** From how many dates in a row on they stand beside each other. */
const manyDates = 3;

function codeOf({ rows }: Sheet): UnreadCode | null {
  const filled = rows.map(({ cells }) => cells.flatMap((cell) => (cell && !isBlank(cell) ? [cell] : [])));
  if (filled.every((cells) => cells.length === 0)) return null;
  const isDay = (cell: (typeof filled)[number][number]) => cell.kind !== 'number' && dateOfCell(cell) !== null;
  if (filled.some((cells) => cells.filter(isDay).length >= manyDates)) return 'dates_across';
  const hasNumbers = filled.some((cells) => cells.some((cell) => numberOfCell(cell) !== null));
  return hasNumbers ? 'no_heads' : 'no_numbers';
}
