import { unitIn, type WrittenUnit } from '../cells/cell-units.ts';
import { hasWord, plain } from '../cells/plain-text.ts';
import { shownText } from '../cells/sheet.ts';
import { columnNames } from '../cells/column-names.ts';
import { meaningOf } from './head-meaning.ts';
import type { PlotName } from './plot-names.ts';
import type { SheetTable, TableColumn } from './sheet-table.ts';

/**
 * Gives a table's columns of EC the unit that a column of its own says ("Conductivity unit": CF), as meters' programs write it. Where its
 * rows differ, these columns are left out: one unit would be wrong for some of them.
 */
export function withUnitColumn(table: SheetTable, plots: readonly PlotName[]): SheetTable {
  const isOfUnit = ({ head }: TableColumn) =>
    hasWord(plain(head), columnNames.unit) && hasWord(plain(head), columnNames.ec);
  const column = table.columns.find(isOfUnit);
  if (!column) return table;
  const texts = new Set(table.rows.flatMap(({ cells }) => shownText(cells[column.index]).trim() || []));
  const [text = ''] = texts;
  const unit = texts.size === 1 ? ecUnitOf(text) : 'other';
  return {
    ...table,
    columns: table.columns.map((other) => {
      if (other === column) return { ...other, meaning: meaningOf('', '', plots) };
      if (!other.meaning || other.meaning.unit !== null || !hasWord(plain(other.head), columnNames.ec)) return other;
      return { ...other, meaning: meaningOf(other.head, '', plots, unit) };
    }),
  };
}

/** Meters name mS/cm "EC". */
const ecUnitOf = (text: string): WrittenUnit => (plain(text) === 'ec' ? 'mS/cm' : (unitIn(text) ?? 'other'));
