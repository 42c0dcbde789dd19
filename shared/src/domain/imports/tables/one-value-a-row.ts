import { unitIn } from '../cells/cell-units.ts';
import { hasWord, isWord, plain } from '../cells/plain-text.ts';
import { cellAddress, isBlank, type SheetCell, type SheetLine, shownText } from '../cells/sheet.ts';
import { columnNames } from '../cells/column-names.ts';
import { meaningOf } from './head-meaning.ts';
import type { PlotName } from './plot-names.ts';
import type { SheetTable, TableColumn } from './sheet-table.ts';

/**
 * Turns a table with one value a row (parameter, value, unit) into one with a column for each parameter and unit: rows of the same day, hour
 * and plot become one. Any other table stays as it is.
 */
export function oneValueARow(table: SheetTable, plots: readonly PlotName[]): SheetTable {
  const find = (words: 'parameter' | 'value' | 'unit') =>
    table.columns.find(({ head }) => isWord(plain(head)) && hasWord(plain(head), columnNames[words]))?.index;
  const [parameter, value, unit] = [find('parameter'), find('value'), find('unit')];
  if (parameter === undefined || value === undefined || parameter === value) return table;
  const others = table.columns.filter(({ index }) => index !== parameter && index !== value && index !== unit);
  const places = others.filter(({ meaning }) => meaning && ['date', 'time', 'plot'].includes(meaning.kind));
  const first = Math.max(...table.rows.map(({ cells }) => cells.length), 0);
  const columns = new Map<string, TableColumn>();
  const columnOf = (name: string, written: string): TableColumn => {
    const head = written === '' || /^[-–—]$/.test(written) ? name : `${name} (${written})`;
    const found = columns.get(head);
    if (found) return found;
    const key = `${table.sheet}!${cellAddress(table.headRow, parameter)} ${head}`;
    const made = { index: first + columns.size, key, head, meaning: meaningOf(name, '', plots, unitIn(written)) };
    columns.set(head, made);
    return made;
  };
  const merged = new Map<string, MergedLine>();
  let above: string[] = [];
  for (const row of table.rows) {
    const name = shownText(row.cells[parameter]).trim();
    above = places.map(({ index }, at) => shownText(row.cells[index]).trim() || (above[at] ?? ''));
    const at = columnOf(name, unit === undefined ? '' : shownText(row.cells[unit]).trim());
    let id = above.join('\n');
    // A second value of the same parameter at the same place and time is a row of its own.
    while (merged.get(id)?.cells[at.index]) id += '\n';
    const line = merged.get(id) ?? { ...row, cells: placed(row, [parameter, value, unit]), addresses: {} };
    line.cells[at.index] = row.cells[value] && !isBlank(row.cells[value]) ? row.cells[value] : null;
    line.addresses[at.index] = cellAddress(row.row, value);
    merged.set(id, line);
  }
  return { ...table, columns: [...others, ...columns.values()], rows: [...merged.values()] };
}

interface MergedLine extends SheetLine {
  cells: (SheetCell | null)[];
  addresses: Record<number, string>;
}

const placed = ({ cells }: SheetLine, without: readonly (number | undefined)[]) =>
  cells.map((cell, index) => (without.includes(index) ? null : cell));
