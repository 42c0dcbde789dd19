import { dateOfCell } from '../cells/cell-date.ts';
import { isValueField, meaningOf } from './columns.ts';
import { columnNames } from './column-names.ts';
import { hasWord, plain } from '../cells/plain-text.ts';
import { type PlotName, plotNameIn, plotTitle } from './plot-names.ts';
import { cellAddress, isBlank, type Sheet, type SheetLine, shownText } from '../cells/sheet.ts';
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

/** Finds the tables of all sheets: one per sheet or several below each other, with or without titles. */
export function findTables(sheets: readonly Sheet[], plots: readonly PlotName[]): FoundTables {
  const found = sheets.map((sheet) => tablesOf(sheet, plots));
  return { tables: found.flatMap(({ tables }) => tables), loose: found.flatMap(({ loose }) => loose) };
}

function tablesOf(sheet: Sheet, plots: readonly PlotName[]): FoundTables {
  const tables: { head: Head; rows: SheetLine[]; title: string | null }[] = [];
  const loose: LooseLine[] = [];
  let title: string | null = null;
  let before: SheetLine | null = null;
  for (const row of sheet.rows) {
    if (row.cells.every(isBlank)) continue;
    const head = headOf(sheet.name, row, before, plots);
    const table = tables.at(-1);
    const named = head || (table && namesPlots(table.head)) ? null : titleOf(row, plots);
    if (head) {
      tables.push({ head, rows: [], title });
    } else if (named !== null) {
      title = named;
      // A title between rows begins a new block under the same head.
      if (table) tables.push({ head: table.head, rows: [], title });
    } else if (table) table.rows.push(row);
    else loose.push({ sheet: sheet.name, row });
    before = row;
  }
  return {
    loose,
    tables: tables
      .filter(({ rows }) => rows.length > 0)
      .flatMap(({ head, rows, title }) =>
        sideBySide({
          ...head,
          columns: withHeadless(head, rows),
          rows,
          place: 0,
          plotName: namesPlots(head) ? null : (title ?? sheet.name),
        }),
      ),
  };
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

type Head = Pick<SheetTable, 'sheet' | 'headRow' | 'columns'>;

/**
 * A row is a head if two of its texts name what columns hold, and no cell is a date or a reading's number. `before` is the row of groups
 * above it, if there is one.
 */
function headOf(sheet: string, row: SheetLine, before: SheetLine | null, plots: readonly PlotName[]): Head | null {
  const isText = row.cells.every((cell) => isBlank(cell) || (cell?.kind === 'text' && dateOfCell(cell) === null));
  if (!isText) return null;
  const groups = before ? groupsOf(before, plots) : [];
  const columns = row.cells.flatMap((cell, index): TableColumn[] => {
    const over = before ? shownText(before.cells[index]).trim() : '';
    const text = shownText(cell).trim() || (standsBelow(over, plots) ? over : '');
    const above = groups[index] ?? '';
    if (text === '') return [];
    const meaning = meaningOf(text, cell?.spread ? '' : above, plots);
    const key = `${sheet}!${cellAddress(row.row, index)}`;
    return [{ index, key, head: above && above !== text ? `${above} ${text}` : text, meaning }];
  });
  const kinds = columns.flatMap(({ meaning }) => meaning?.kind ?? []);
  // A row of values below a head is no head itself, although its empty cells are under "Date" and "Hour".
  const saysSomething = row.cells.some((cell) => !isBlank(cell) && meaningOf(shownText(cell).trim(), '', plots));
  const isHead =
    saysSomething &&
    (new Set(kinds).size >= 2 || (kinds.length >= 2 && columns.some(({ meaning }) => meaning?.plotId)));
  return isHead && (kinds.some(isValueField) || kinds.includes('date')) ? { sheet, headRow: row.row, columns } : null;
}

/** Whether the group in the row above applies to this head; dates, hours, plots and notes have no group. */
function standsBelow(text: string, plots: readonly PlotName[]): boolean {
  const kind = text === '' ? undefined : meaningOf(text, '', plots)?.kind;
  return kind === 'date' || kind === 'time' || kind === 'plot' || kind === 'note';
}

/** The groups above each column, where a row names waters or plots over several columns. Each name continues up to the next. */
function groupsOf(row: SheetLine, plots: readonly PlotName[]): string[] {
  const texts = row.cells.map((cell) => (cell?.kind === 'text' ? cell.text.trim() : ''));
  const isGroup = (text: string) =>
    plotNameIn(text, plots) !== null || hasWord(plain(text), [...columnNames.intake, ...columnNames.drain]);
  const named = [...new Set(texts.filter((text) => text !== ''))];
  // A single name in the first column is a title.
  if (!named.some(isGroup) || (named.length === 1 && texts[0] !== '')) return [];
  if (row.cells.some((cell) => !isBlank(cell) && cell?.kind !== 'text')) return [];
  let current = '';
  const groups: string[] = [];
  for (let index = 0; index < mostColumns; index += 1) {
    const text = texts[index] ?? '';
    if (text !== '') current = isGroup(text) ? text : '';
    groups.push(current);
  }
  return groups;
}

/** Up to how many columns a group's name continues. */
const mostColumns = 200;

/** The most words in a title; longer texts are notes that happen to name a plot. */
const longestTitle = 4;

/** The plot that a row with no other content names. */
function titleOf(row: SheetLine, plots: readonly PlotName[]): string | null {
  const texts = row.cells.filter((cell) => !isBlank(cell) && !cell?.spread);
  const [cell] = texts;
  if (texts.length !== 1 || cell?.kind !== 'text') return null;
  const isShort = plain(cell.text).split(' ').length <= longestTitle;
  const named = isShort ? plotNameIn(cell.text, plots) : null;
  return named?.name ?? plotTitle(cell.text);
}

/** Whether the table itself says which plot each value is for. */
function namesPlots({ columns }: Head): boolean {
  return columns.some(({ meaning }) => meaning?.kind === 'plot' || meaning?.plotId);
}
