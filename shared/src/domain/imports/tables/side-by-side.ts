import { isBlank } from '../cells/sheet.ts';
import { isValueField } from './columns.ts';
import type { SheetTable, TableColumn } from './sheet-table.ts';

/** Splits a table whose columns repeat from a second date on: each part has its own dates and times, and only its own cells of a row. */
export function sideBySide(table: SheetTable): SheetTable[] {
  const starts = table.columns.filter(({ meaning }) => meaning?.kind === 'date').map(({ index }) => index);
  const parts = starts.map((start, at) => ({ from: at === 0 ? 0 : start, to: starts[at + 1] ?? Infinity }));
  const columnsIn = ({ from, to }: (typeof parts)[number]) =>
    table.columns.filter(({ index }) => index >= from && index < to);
  const [first = '', ...others] = parts.map((part) => kindsOf(columnsIn(part)));
  if (others.length === 0 || others.some((kinds) => kinds !== first)) return [table];
  if (!table.columns.some(({ meaning }) => meaning && isValueField(meaning.kind))) return [table];
  return parts.map((part, at) => ({
    ...table,
    place: at,
    columns: columnsIn(part),
    rows: table.rows
      .map((row) => ({
        ...row,
        cells: row.cells.map((cell, index) => (index >= part.from && index < part.to ? cell : null)),
      }))
      .filter(({ cells }) => !cells.every(isBlank)),
  }));
}

const kindsOf = (columns: readonly TableColumn[]) => columns.flatMap(({ meaning }) => meaning?.kind ?? []).join(' ');
