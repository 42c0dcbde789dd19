import { plain } from '../cells/plain-text.ts';
import { cellAddress, isBlank, type Sheet, type SheetLine, shownText } from '../cells/sheet.ts';
import { type Head, headOf, markedHead, unitsBelow, withUnits } from './head-row.ts';
import type { ImportAnswers } from './import-answers.ts';
import { oneValueARow } from './one-value-a-row.ts';
import { type PlotName, plotNameIn, plotTitle } from './plot-names.ts';
import { withUnitColumn } from './unit-column.ts';
import { withPlotsAcross } from './plots-across.ts';
import type { SheetTable, TableColumn } from './sheet-table.ts';
import { sideBySide } from './side-by-side.ts';

/** A row that is neither a head nor a title, and belongs to no table. */
export interface LooseLine {
  sheet: string;
  row: SheetLine;
}

export interface FoundTables {
  tables: readonly SheetTable[];
  loose: readonly LooseLine[];
}

/** Finds the tables of all sheets: one per sheet or several below each other, with or without titles; or below the head that a person marked. */
export function findTables(
  sheets: readonly Sheet[],
  plots: readonly PlotName[],
  heads: ImportAnswers['heads'],
): FoundTables {
  const found = sheets.map((sheet) => tablesOf(sheet, plots, heads[sheet.name] ?? null));
  return { tables: found.flatMap(({ tables }) => tables), loose: found.flatMap(({ loose }) => loose) };
}

interface Block {
  head: Head;
  rows: SheetLine[];
  /** The plot that a title above names. */
  title: string | null;
  /** The last text that stands alone above. */
  text: string;
}

/** `marked` is the row of the head that a person marked, 0 for none in the sheet; null where nobody did. */
function tablesOf(sheet: Sheet, plots: readonly PlotName[], marked: number | null): FoundTables {
  const blocks: Block[] = [];
  const loose: LooseLine[] = [];
  const rows = sheet.rows.filter(({ cells }) => !cells.every(isBlank));
  let title: string | null = null;
  let text = '';
  if (marked === 0) blocks.push({ head: { sheet: sheet.name, headRow: 0, columns: [] }, rows: [], title, text });
  for (const [index, row] of rows.entries()) {
    const place = {
      sheet: sheet.name,
      row,
      above: [rows[index - 1], rows[index - 2]].filter((line) => line !== undefined),
      below: rows[index + 1] ?? null,
      plots,
    };
    const block = blocks.at(-1);
    const units = block?.rows.length === 0 ? unitsBelow(row) : null;
    const head = markedOr(
      marked,
      row,
      () => markedHead(place),
      () => (units ? null : headOf(place)),
    );
    const named = head || (block && namesPlots(block.head)) ? null : titleOf(row, plots);
    if (head) blocks.push({ head, rows: [], title, text });
    else if (block && units) block.head = withUnits(block.head, units, plots);
    else if (named !== null) {
      title = named;
      // A title between rows begins a new block under the same head.
      if (block) blocks.push({ head: block.head, rows: [], title, text });
    } else if (block) block.rows.push(row);
    else loose.push({ sheet: sheet.name, row });
    text = loneText(row) ?? text;
  }
  const tables = blocks.filter((block) => block.rows.length > 0).flatMap((block) => tablesOfBlock(sheet, block, plots));
  return { tables, loose };
}

function markedOr(marked: number | null, row: SheetLine, take: () => Head, search: () => Head | null): Head | null {
  if (marked === null) return search();
  return marked === row.row ? take() : null;
}

function tablesOfBlock(sheet: Sheet, { head, rows, title, text }: Block, plots: readonly PlotName[]): SheetTable[] {
  const table: SheetTable = {
    ...head,
    key: `${head.sheet}!${head.headRow}`,
    columns: withHeadless(head, rows),
    rows,
    place: 0,
    plotName: namesPlots(head) ? null : (title ?? sheet.name),
    measure: null,
  };
  const read = withUnitColumn(oneValueARow(table, plots), plots);
  return sideBySide(withPlotsAcross(read, [text, sheet.name, sheet.file ?? ''], plots));
}

/** The columns of a head, and those without a head that hold something. */
function withHeadless({ sheet, headRow, columns }: Head, rows: readonly SheetLine[]): TableColumn[] {
  const named = new Set(columns.map(({ index }) => index));
  const filled = new Set(rows.flatMap(({ cells }) => cells.flatMap((cell, index) => (isBlank(cell) ? [] : [index]))));
  const headless = [...filled]
    .filter((index) => !named.has(index))
    .map((index) => ({ index, key: `${sheet}!${cellAddress(headRow, index)}`, head: '', meaning: null }));
  return [...columns, ...headless].toSorted((a, b) => a.index - b.index);
}

/** The most words in a title; longer texts are notes that happen to name a plot. */
const longestTitle = 4;

/** The plot that a row with no other content names. */
function titleOf(row: SheetLine, plots: readonly PlotName[]): string | null {
  const text = loneText(row);
  if (text === null) return null;
  const isShort = plain(text).split(' ').length <= longestTitle;
  const named = isShort ? plotNameIn(text, plots) : null;
  return named?.name ?? plotTitle(text);
}

/** The text of a row that has no other content; null where it has some. */
function loneText(row: SheetLine): string | null {
  const texts = row.cells.filter((cell) => !isBlank(cell) && !cell?.spread);
  const [cell] = texts;
  return texts.length === 1 && cell?.kind === 'text' ? shownText(cell).trim() : null;
}

/** Whether the table itself says which plot each value is for. */
function namesPlots({ columns }: Head): boolean {
  return columns.some(({ meaning }) => meaning?.kind === 'plot' || meaning?.plotId);
}
