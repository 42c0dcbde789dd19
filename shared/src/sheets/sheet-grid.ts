import { type Sheet, type SheetLine, shownText } from '../domain/imports/cells/sheet.ts';
import type { ReadingImport } from '../domain/imports/import-readings.ts';
import type { ColumnKind } from '../domain/imports/tables/columns.ts';

/** The first rows of a sheet as the file has them, and what was understood of them. */
export interface SheetGrid {
  sheet: string;
  rows: readonly { row: number; cells: readonly string[] }[];
  /** The rows that are read as heads. */
  heads: readonly number[];
  /** By the place of a column, from 0: what it is read as, and the key of a person's answer about it. */
  columns: Readonly<Record<number, { key: string; head: string; kind: ColumnKind; isOpen: boolean }>>;
}

/** The largest number of sheets, rows and columns that a page shows as they are. */
const most = { sheets: 12, rows: 14, columns: 40 };
/** How many rows stand below the first head, at least. */
const below = 6;

export function gridsOf(sheets: readonly Sheet[], { layouts }: ReadingImport): SheetGrid[] {
  return sheets
    .filter(({ rows }) => rows.length > 0)
    .slice(0, most.sheets)
    .map((sheet) => {
      const own = layouts.filter(({ table }) => table.sheet === sheet.name);
      const [first] = own;
      const head = first?.table.headRow ?? 0;
      const shown = own.filter(({ table }) => table.headRow === head).flatMap(({ columns }) => columns);
      return {
        sheet: sheet.name,
        rows: sheet.rows
          .filter(({ row }) => row <= Math.max(most.rows, head + below))
          .slice(-most.rows - below)
          .map(rowOf),
        heads: [...new Set(own.map(({ table }) => table.headRow))],
        columns: Object.fromEntries(
          shown.map(({ index, key, head: text, kind, between }) => [
            index,
            { key, head: text, kind, isOpen: between.length > 0 },
          ]),
        ),
      };
    });
}

const rowOf = (line: SheetLine) => ({ row: line.row, cells: line.cells.slice(0, most.columns).map(shownText) });
