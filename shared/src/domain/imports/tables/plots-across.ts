import { dateOfCell } from '../cells/cell-date.ts';
import { numberOfCell, saysNothing } from '../cells/cell-number.ts';
import { isBlank, type SheetCell, type SheetLine, shownText } from '../cells/sheet.ts';
import { isValueField } from './columns.ts';
import { isUseful, meaningOf } from './head-meaning.ts';
import { likelyPlot, plotNamed, type PlotName } from './plot-names.ts';
import type { SheetTable } from './sheet-table.ts';

/**
 * Whether a row is the head of a table of days by plots: the name of a day or an hour, and beside it only names of plots. Names that no plot
 * of the farm has count as such where numbers stand below all of them and a day below the first.
 */
export function isPlotsAcross(row: SheetLine, below: SheetLine | null, plots: readonly PlotName[]): boolean {
  const filled = row.cells.flatMap((cell, index) =>
    cell && !isBlank(cell) ? [{ cell, index, text: shownText(cell).trim() }] : [],
  );
  const whens = filled.filter(({ text }) => isWhen(text, plots));
  const others = filled.filter((found) => !whens.includes(found));
  if (whens.length === 0 || others.length === 0) return false;
  if (others.some(({ text, cell }) => cell.kind === 'date' || cell.kind === 'error' || namesMore(text, plots)))
    return false;
  if (others.every(({ text }) => plotNamed(text, plots))) return true;
  const isLikely =
    others.filter(({ text }) => plotNamed(text, plots) || likelyPlot(text, plots)).length >= others.length / 2;
  const isBelow = below !== null && whens.some(({ index }) => below.cells[index] && dateOfCell(below.cells[index]));
  return others.length > 1 && isLikely && isBelow && others.every(({ index }) => isValue(below.cells[index]));
}

function isWhen(text: string, plots: readonly PlotName[]): boolean {
  const kind = meaningOf(text, '', plots)?.kind;
  return kind === 'date' || kind === 'time';
}

/** Whether a head names more than a plot. */
function namesMore(text: string, plots: readonly PlotName[]): boolean {
  const meaning = meaningOf(text, '', plots);
  return meaning !== null && isUseful(meaning) && meaning.kind !== 'plot';
}

function isValue(cell: SheetCell | null | undefined): boolean {
  return !cell || isBlank(cell) || (cell.kind === 'text' && saysNothing(cell.text)) || numberOfCell(cell) !== null;
}

/**
 * A table of days by plots: each column without a meaning is one of a plot. What its values are is asked once for all; the first of `names`
 * (a title, the sheet, the file) that says it is proposed.
 */
export function withPlotsAcross(table: SheetTable, names: readonly string[], plots: readonly PlotName[]): SheetTable {
  const isAcross =
    table.columns.some(({ meaning }) => meaning?.kind === 'date') &&
    !table.columns.some(
      ({ meaning }) => meaning && (isValueField(meaning.kind) || (meaning.second && isValueField(meaning.second))),
    ) &&
    table.columns.filter(({ head }) => plotNamed(head, plots) || likelyPlot(head, plots)).length > 0;
  if (!isAcross) return table;
  const columns = table.columns.map((column) => {
    const isWhenOrNote = column.meaning !== null && column.meaning.kind !== 'plot';
    if (column.head === '' || isWhenOrNote) return column;
    const plotId = plotNamed(column.head, plots)?.id ?? null;
    const meaning = { kind: 'nothing', second: null, points: {}, unit: null, zone: null, plotId } as const;
    return { ...column, meaning, ofPlot: true as const };
  });
  const meanings = names.flatMap((name) => meaningOf(name, '', plots) ?? []);
  const measure = meanings.find(({ kind, second }) => isValueField(kind) || (second && isValueField(second))) ?? null;
  return { ...table, columns, measure, plotName: null };
}
