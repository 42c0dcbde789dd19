import type { SheetLine } from '../cells/sheet.ts';
import type { HeadMeaning } from './columns.ts';

/** A column of a table: its head in the file, and the head's meaning. */
export interface TableColumn {
  index: number;
  /** The address of its head, with the sheet; the key of a person's answer about the column. */
  key: string;
  head: string;
  meaning: HeadMeaning | null;
}

/** Rows under one head. */
export interface SheetTable {
  sheet: string;
  headRow: number;
  columns: readonly TableColumn[];
  rows: readonly SheetLine[];
  /** Its place among tables side by side, from 0. */
  place: number;
  /** The plot of all rows, as a title or the sheet's name gives it, where no column and no head names one. */
  plotName: string | null;
}
