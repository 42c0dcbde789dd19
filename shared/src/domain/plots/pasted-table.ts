import { columnNames } from '../imports/cells/column-names.ts';
import { hasWord, plain } from '../imports/cells/plain-text.ts';
import { tidyName } from './names.ts';

/** What a column of a pasted table of plots holds. */
export type PlotColumn = 'name' | 'crop' | 'variety' | 'area' | 'drippers' | 'house';

/** A line of a pasted table that is not empty: its number, from 1, and its cells. A column that is not there is empty. */
export type PastedLine = { line: number } & Record<PlotColumn, string>;

export interface PastedTable {
  lines: PastedLine[];
  /** Whether the head of the area's column says hectares; otherwise areas are in m². */
  inHectares: boolean;
}

const words = (list: string) => list.split(', ');

/** The words in heads, as plain text, in the six languages. A head belongs to the first column that knows one of its words. */
const heads: readonly [PlotColumn, readonly string[]][] = [
  ['variety', words('variet, varied, cultivar, odmian, صنف')],
  ['crop', words('crop, culture, cultivo, cultura, uprawa, plant, roslin, زراعة, محصول')],
  ['area', words('area, surface, superficie, powierzchn, m2, ha, hectar, hektar, مساحة')],
  ['drippers', columnNames.dripper],
  ['name', words('name, nom, nombre, nome, nazwa, اسم, plot, parcel, talhao, kwatera, قطعة')],
  ['house', words('house, serre, abri, tunnel, greenhouse, invernadero, estufa, szklarni, tunel, bloc, block, بيت')],
];

/** The order of columns without heads. Columns of numbers are the area, then the drippers. */
const texts: readonly PlotColumn[] = ['name', 'crop', 'variety', 'house'];
const numbers: readonly PlotColumn[] = ['area', 'drippers'];

const isNumber = (cell: string) => /^[\d\s.,٫٬٠-٩]+$/u.test(cell);
const columnOf = (head: string) => heads.find(([, known]) => hasWord(plain(head), known))?.[0];

/**
 * The lines of a table of plots, copied from a spreadsheet (cells are separated by tabs) or written with semicolons. A first line that names
 * its columns says what they hold. Without one, columns of numbers are the area and the drippers, and the others are name, crop, variety
 * and house. Empty cells at the beginning of a line are left out.
 */
export function pastedTable(text: string): PastedTable {
  const separator = text.includes('\t') ? '\t' : ';';
  const rows = text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    const cells = line.split(separator).map(tidyName);
    const first = cells.findIndex((cell) => cell !== '');
    return first === -1 ? [] : [{ line: index + 1, cells: cells.slice(first) }];
  });
  const head = rows[0] && isHead(rows[0].cells) ? rows[0].cells : null;
  const body = head ? rows.slice(1) : rows;
  const width = Math.max(0, ...body.map(({ cells }) => cells.length));
  const columns = head
    ? named(head)
    : unnamed(
        body.map(({ cells }) => cells),
        width,
      );
  const empty: Record<PlotColumn, string> = { name: '', crop: '', variety: '', area: '', drippers: '', house: '' };
  return {
    lines: body.map(({ line, cells }) => {
      const known = columns.flatMap((column, at) => (column ? [[column, cells[at] ?? '']] : []));
      return { line, ...empty, ...Object.fromEntries(known) };
    }),
    inHectares:
      head?.some((cell) => columnOf(cell) === 'area' && hasWord(plain(cell), ['ha', 'hectar', 'hektar'])) ?? false,
  };
}

/** Whether each cell names a column. A cell with a digit is a name ("Serre 1"), except for the unit of an area. */
const isHead = (cells: readonly string[]) =>
  cells.every((cell) => cell === '' || (!/\d/.test(cell.replace('m2', '')) && columnOf(cell) !== undefined)) &&
  (cells.length > 1 || columnOf(cells[0] ?? '') === 'name');

/** The columns by their heads; the first that no other column claims has the names. */
function named(head: readonly string[]): (PlotColumn | undefined)[] {
  const taken = new Set<PlotColumn>();
  const columns = head.map((cell) => {
    const column = columnOf(cell);
    if (column === undefined || taken.has(column)) return undefined;
    taken.add(column);
    return column;
  });
  return taken.has('name') ? columns : columns.with(0, 'name');
}

/** The columns by what is in them. */
function unnamed(rows: readonly (readonly string[])[], width: number): (PlotColumn | undefined)[] {
  const left = { texts: [...texts], numbers: [...numbers] };
  return Array.from({ length: width }, (_, at) => {
    const cells = rows.map((cells) => cells[at] ?? '').filter((cell) => cell !== '');
    const areNumbers = at > 0 && cells.length > 0 && cells.every(isNumber);
    return (areNumbers ? left.numbers : left.texts).shift();
  });
}
