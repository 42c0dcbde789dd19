import { dateOfCell } from '../cells/cell-date.ts';
import { numberOfCell } from '../cells/cell-number.ts';
import { isSurelyTime } from '../cells/cell-time.ts';
import { unitCell, type WrittenUnit } from '../cells/cell-units.ts';
import { hasWord, plain } from '../cells/plain-text.ts';
import { cellAddress, isBlank, type SheetCell, type SheetLine, shownText } from '../cells/sheet.ts';
import { columnNames } from '../cells/column-names.ts';
import { type HeadMeaning, isValueField } from './columns.ts';
import { isUseful, meaningOf } from './head-meaning.ts';
import { type PlotName, plotNameIn } from './plot-names.ts';
import { isPlotsAcross } from './plots-across.ts';
import type { SheetTable, TableColumn } from './sheet-table.ts';

export type Head = Pick<SheetTable, 'sheet' | 'headRow' | 'columns'>;

/** A row that may be a head, and what stands around it. */
export interface HeadPlace {
  sheet: string;
  row: SheetLine;
  /** The rows directly above, the nearest first. */
  above: readonly SheetLine[];
  /** The next row; null at the end. */
  below: SheetLine | null;
  plots: readonly PlotName[];
}

/**
 * A row is a head if two of its texts name what columns hold, and no cell is a date or a number; or if a date stands before the names of
 * plots.
 */
export function headOf(place: HeadPlace): Head | null {
  const { row, below, plots } = place;
  const isText = row.cells.every(
    (cell) =>
      isBlank(cell) || (cell?.kind === 'text' && !isDay(cell) && !isSurelyTime(cell) && numberOfCell(cell) === null),
  );
  if (!isText && !isPlotsAcross(row, below, plots)) return null;
  const columns = underNames(columnsOf(place), place);
  if (isPlotsAcross(row, below, plots)) return headWith(place, columns);
  const kinds = columns.flatMap(({ meaning }) => (meaning && isUseful(meaning) ? meaning.kind : []));
  // A row of values below a head is no head itself, although its empty cells stand under "Date" and "Hour".
  const own = columns.filter(({ index, meaning }) => !isBlank(row.cells[index]) && meaning && isOfReading(meaning));
  const ofPlots = new Set(own.flatMap(({ meaning }) => meaning?.plotId ?? []));
  // A single plot may stand anywhere in a row of values.
  const saysSomething = own.some(({ meaning }) => meaning?.plotId === null) || ofPlots.size > 1 || own.length > 1;
  const isLong = row.cells.some((cell) => says(cell, 'parameter')) && row.cells.some((cell) => says(cell, 'value'));
  const isHead =
    saysSomething &&
    (new Set(kinds).size >= 2 || (kinds.length >= 2 && columns.some(({ meaning }) => meaning?.plotId)));
  const has = (kind: string) => kinds.some((known) => known === kind);
  const isUsed =
    columns.some(({ meaning }) => meaning && (isValueField(meaning.kind) || meaning.second)) ||
    has('date') ||
    has('time');
  return (isHead && isUsed) || (isLong && (has('date') || has('time'))) ? headWith(place, columns) : null;
}

/** The head in a row that a person marked. */
export function markedHead(place: HeadPlace): Head {
  return headWith(place, underNames(columnsOf(place), place));
}

const headWith = ({ sheet, row }: HeadPlace, columns: readonly TableColumn[]): Head => ({
  sheet,
  headRow: row.row,
  columns,
});

const isDay = (cell: SheetCell) => {
  const date = dateOfCell(cell);
  return date !== null && date.kind !== 'yearless';
};

const says = (cell: SheetCell | null, words: 'parameter' | 'value') =>
  cell?.kind === 'text' && hasWord(plain(cell.text), columnNames[words]);

/** Whether a head names a value, a day or an hour, surely or perhaps: plots and notes stand in rows of values, too. */
function isOfReading({ kind, second }: HeadMeaning): boolean {
  return [kind, second].some(
    (named) => named === 'date' || named === 'time' || (named !== null && isValueField(named)),
  );
}

function columnsOf({ sheet, row, above, plots }: HeadPlace): TableColumn[] {
  const [near, far] = above;
  const nearGroups = near ? groupsOf(near, plots) : [];
  const farGroups = far && nearGroups.length > 0 ? groupsOf(far, plots) : [];
  const width = Math.max(row.cells.length, near?.cells.length ?? 0);
  return Array.from({ length: width }, (_, index) => index).flatMap((index): TableColumn[] => {
    const cell = row.cells[index];
    const over = isBlank(cell) && near ? shownText(near.cells[index]).trim() : '';
    const text = shownText(cell).trim() || (standsBelow(over, plots) ? over : '');
    if (text === '') return [];
    const group = [farGroups[index] ?? '', nearGroups[index] ?? '']
      .filter((name, at, all) => name !== '' && all.indexOf(name) === at)
      .join(' ');
    const meaning = meaningOf(text, cell?.spread ? '' : group, plots);
    const key = `${sheet}!${cellAddress(row.row, index)}`;
    return [{ index, key, head: group && group !== text ? `${group} ${text}` : text, meaning }];
  });
}

/**
 * Heads that repeat below several names (P-1, P-2) are of as many plots, although the farm has none with these names: the names are asked
 * about.
 */
function underNames(columns: readonly TableColumn[], { row, above: [near], plots }: HeadPlace): readonly TableColumn[] {
  if (!near || near.cells.some((cell) => cell && !isBlank(cell) && (cell.kind === 'date' || cell.kind === 'error')))
    return columns;
  const names = continued(near);
  const below = new Map<string, string[]>();
  for (const { index } of columns) {
    const name = names[index] ?? '';
    const head = shownText(row.cells[index]).trim();
    if (name !== '' && head !== '') below.set(name, [...(below.get(name) ?? []), head]);
  }
  const [first, ...others] = [...below.values()].map((heads) => heads.join('\n'));
  const isRepeated = others.length > 0 && others.every((heads) => heads === first);
  const isNamed = [...below.keys()].every((name) => {
    const meaning = meaningOf(name, '', plots);
    return !meaning?.plotId && (meaning === null || meaning.kind === 'plot' || meaning.kind === 'nothing');
  });
  if (!isRepeated || !isNamed) return columns;
  return columns.map((column) => {
    const name = names[column.index] ?? '';
    const isOwn = name !== '' && column.meaning !== null && !column.meaning.plotId && isOfReading(column.meaning);
    return isOwn ? { ...column, plotName: name, head: `${name} ${column.head}` } : column;
  });
}

/** The texts of a row, each continued up to the next. */
function continued({ cells }: SheetLine): string[] {
  let current = '';
  return Array.from({ length: mostColumns }, (_, index) => (current = shownText(cells[index]).trim() || current));
}

/** Whether the group in the row above applies to this head; dates, hours, plots and notes have no group. */
function standsBelow(text: string, plots: readonly PlotName[]): boolean {
  const kind = text === '' ? undefined : meaningOf(text, '', plots)?.kind;
  return kind === 'date' || kind === 'time' || kind === 'plot' || kind === 'note';
}

const namesOfGroups = [columnNames.intake, columnNames.drain, columnNames.ec, columnNames.ph].flat();

/** The groups above each column, where a row names waters, quantities or plots over several columns. Each name continues up to the next. */
function groupsOf(row: SheetLine, plots: readonly PlotName[]): string[] {
  const texts = row.cells.map((cell) => (cell?.kind === 'text' ? cell.text.trim() : ''));
  const isGroup = (text: string) => plotNameIn(text, plots) !== null || hasWord(plain(text), namesOfGroups);
  const named = [...new Set(texts.filter((text) => text !== ''))];
  // A single name in the first column is a title.
  if (!named.some(isGroup) || (named.length === 1 && texts[0] !== '')) return [];
  if (row.cells.some((cell) => !isBlank(cell) && (cell?.kind !== 'text' || isDay(cell) || numberOfCell(cell))))
    return [];
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

const noPlots: readonly PlotName[] = [];

/** The longest text in a row of units. */
const longestUnit = 12;

/**
 * Reads a row of units below the heads, by column; null where the row is none. A text that is no unit we know is `other`, if the row has
 * others that we know.
 */
export function unitsBelow(row: SheetLine): Readonly<Record<number, WrittenUnit>> | null {
  const units: Record<number, WrittenUnit> = {};
  let [known, unknown] = [0, 0];
  for (const [index, cell] of row.cells.entries()) {
    if (!cell || isBlank(cell)) continue;
    if (cell.kind !== 'text' || isDay(cell) || numberOfCell(cell) || cell.text.trim().length > longestUnit) return null;
    const unit = unitCell(cell.text);
    // "EC" beside "%" is a head of its own.
    if (unit === undefined && meaningOf(cell.text, '', noPlots)) return null;
    if (unit === undefined) unknown += 1;
    else if (unit !== null || /\p{L}/u.test(cell.text)) known += 1;
    if (unit !== null) units[index] = unit ?? 'other';
  }
  return known > unknown ? units : null;
}

/** The head with the units of the row below it. */
export function withUnits(head: Head, units: Readonly<Record<number, WrittenUnit>>, plots: readonly PlotName[]): Head {
  const columns = head.columns.map((column) => {
    const unit = units[column.index];
    return unit ? { ...column, meaning: meaningOf(column.head, '', plots, unit) ?? column.meaning } : column;
  });
  return { ...head, columns };
}
