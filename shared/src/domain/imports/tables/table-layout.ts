import { isMeasure, measureAt, quantityOf } from '../../readings/measures.ts';
import { dateOfCell } from '../cells/cell-date.ts';
import { timeOfCell } from '../cells/cell-time.ts';
import type { WrittenUnit } from '../cells/cell-units.ts';
import { type ColumnKind, isValueField, type ValueField } from './columns.ts';
import type { SheetTable, TableColumn } from './sheet-table.ts';
import type { ImportAnswers } from './import-answers.ts';
import { plotNamed, type PlotName } from './plot-names.ts';
import { plain } from '../cells/plain-text.ts';
import { isBlank, type SheetCell } from '../cells/sheet.ts';

/** A column of values, of one plot or of the row's plot. */
export interface ValueColumn {
  index: number;
  key: string;
  head: string;
  field: ValueField;
  unit: WrittenUnit | null;
  plotId: string | null;
}

/** Which column of a table holds what; an index is null where there is no such column. */
export interface TableLayout {
  table: SheetTable;
  date: number | null;
  time: number | null;
  plot: number | null;
  notes: readonly number[];
  values: readonly ValueColumn[];
  /** The columns as a person sees them. `isOpen`: the head does not say which water it means. */
  columns: readonly { key: string; head: string; kind: ColumnKind; isOpen: boolean }[];
}

/** How many rows are examined to find what an unnamed column holds. */
const sampled = 50;
/** The share of a column's cells that must be of a kind for the column to be of that kind. */
const most = 0.8;

/** Reads what a table's columns hold: from their heads, from the person's answers, and from their values where neither says it. */
export function layoutOf(table: SheetTable, plots: readonly PlotName[], answers: ImportAnswers): TableLayout {
  const named = onceEach(secondWater(table.columns), answers);
  const taken = new Set<ColumnKind>();
  const columns = named.map((column) => {
    const kind = answers.columns[column.key] ?? column.meaning?.kind ?? null;
    if (kind) taken.add(kind);
    return { ...column, kind, isOpen: column.meaning?.isGuess === true && !(column.key in answers.columns) };
  });
  const kinds = columns.map(({ kind, index, ...column }) => {
    const found = kind ?? kindOfValues(cellsOf(table, index), plots);
    const isFree = kind !== null || (found !== 'nothing' && !taken.has(found));
    if (isFree) taken.add(found);
    return { ...column, index, kind: isFree ? found : ('nothing' as const) };
  });
  // "Date" comes before "Date of planting", and the person's answer before both. Names of plots may have any length.
  const rank = ({ key, head, kind }: (typeof kinds)[number]) => {
    if (key in answers.columns) return 0;
    return kind === 'plot' ? 1 : plain(head).split(' ').length;
  };
  const first = (wanted: ColumnKind) =>
    kinds.filter(({ kind }) => kind === wanted).toSorted((a, b) => rank(a) - rank(b))[0]?.index ?? null;
  return {
    table,
    date: first('date'),
    time: first('time'),
    plot: first('plot'),
    notes: kinds.filter(({ kind }) => kind === 'note').map(({ index }) => index),
    values: kinds.flatMap(({ index, key, head, kind, isOpen, meaning }) => {
      if (isOpen || !isValueField(kind)) return [];
      const unit = answers.units[key] ?? meaning?.unit ?? null;
      return [{ index, key, head, field: kind, unit, plotId: meaning?.plotId ?? null }];
    }),
    columns: kinds.map(({ key, head, kind, isOpen }) => ({ key, head, kind, isOpen })),
  };
}

export function cellsOf({ rows }: SheetTable, index: number): (SheetCell | null)[] {
  return rows.map(({ cells }) => cells[index] ?? null);
}

/** If the heads of two columns of one quantity name no water, the second one is proposed as the drain's. */
function secondWater(columns: readonly TableColumn[]): readonly TableColumn[] {
  const guessed = new Set<string>();
  return columns.map((column) => {
    const { meaning } = column;
    if (!meaning?.isGuess) return column;
    const at = `${meaning.kind} ${meaning.plotId}`;
    if (!guessed.has(at)) {
      guessed.add(at);
      return column;
    }
    const kind = isMeasure(meaning.kind) ? measureAt('drain', quantityOf(meaning.kind)) : undefined;
    return kind ? { ...column, meaning: { ...meaning, kind } } : column;
  });
}

/** If two columns have the same meaning and plot, the first is read and the second becomes a question, so that it replaces nothing silently. */
function onceEach(columns: readonly TableColumn[], answers: ImportAnswers): readonly TableColumn[] {
  const had = new Set<string>();
  return columns.map((column) => {
    const { key, meaning } = column;
    const kind = answers.columns[key] ?? (meaning?.isGuess ? null : meaning?.kind);
    if (!meaning || !kind || !isValueField(kind)) return column;
    const at = `${kind} ${meaning.plotId}`;
    if (had.has(at)) return { ...column, meaning: { ...meaning, kind: 'nothing', isGuess: true } };
    had.add(at);
    return column;
  });
}

function kindOfValues(cells: readonly (SheetCell | null)[], plots: readonly PlotName[]): ColumnKind {
  const filled = cells.filter((cell) => cell !== null && !isBlank(cell)).slice(0, sampled) as SheetCell[];
  const isMostly = (test: (cell: SheetCell) => boolean) =>
    filled.length > 0 && filled.filter(test).length >= most * filled.length;
  if (isMostly((cell) => cell.kind !== 'number' && dateOfCell(cell) !== null)) return 'date';
  if (isMostly((cell) => cell.kind !== 'number' && timeOfCell(cell) !== null)) return 'time';
  return isMostly((cell) => cell.kind === 'text' && plotNamed(cell.text, plots) !== null) ? 'plot' : 'nothing';
}
