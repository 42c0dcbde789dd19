import type { SheetCell, SheetLine } from '../cells/sheet.ts';
import type { HeadMeaning } from './columns.ts';

/** A column of a table: its head in the file, and the head's meaning. */
export interface TableColumn {
  index: number;
  /** The address of its head, with the sheet; the key of a person's answer about the column. */
  key: string;
  head: string;
  meaning: HeadMeaning | null;
  /** The plot that stands over the column, by a name that no plot of the farm has. */
  plotName?: string;
  /** True where the head is only a plot's name: what the values are stands elsewhere, or nowhere. */
  ofPlot?: true;
}

/** Rows under one head. */
export interface SheetTable {
  /** The key of a person's answer about the values of plots side by side. */
  key: string;
  sheet: string;
  headRow: number;
  columns: readonly TableColumn[];
  rows: readonly SheetLine[];
  /** Its place among tables side by side, from 0. */
  place: number;
  /** The plot of all rows, as a title or the sheet's name gives it, where no column and no head names one. */
  plotName: string | null;
  /** What the values of plots side by side may be, by a title, the sheet or the file; null where the heads say it. */
  measure: HeadMeaning | null;
}

export function cellsOf({ rows }: SheetTable, index: number): (SheetCell | null)[] {
  return rows.map(({ cells }) => cells[index] ?? null);
}
