import { isMeasure, measureAt, quantityOf } from '../../readings/measures.ts';
import type { WrittenUnit } from '../cells/cell-units.ts';
import { type SheetCell, shownText } from '../cells/sheet.ts';
import { agreeVolumes } from './agree-volumes.ts';
import { choosePlaces, withoutDailyMeans } from './choose-places.ts';
import { type ColumnKind, isValueField, type ValueField } from './columns.ts';
import { add, type Points, weigh, weights } from './evidence.ts';
import type { ImportAnswers } from './import-answers.ts';
import type { PlotName } from './plot-names.ts';
import { cellsOf, type SheetTable, type TableColumn } from './sheet-table.ts';
import type { WeighedColumn } from './weighed-column.ts';
import { formPoints } from './value-forms.ts';

/** A column of values, of one plot or of the row's plot. */
export interface ValueColumn {
  index: number;
  key: string;
  head: string;
  field: ValueField;
  unit: WrittenUnit | null;
  plotId: string | null;
  /** The name of a plot that stands as the column's head, if no plot of the farm has it; null otherwise. */
  plotName: string | null;
}

/** A column as a person sees it. */
export interface ShownColumn {
  key: string;
  index: number;
  head: string;
  kind: ColumnKind;
  /** The kinds between which nothing decides, the likelier first; empty where one is clear. */
  between: readonly ColumnKind[];
  /** Its first values, as the file has them. */
  samples: readonly string[];
}

/** Which column of a table holds what; an index is null where there is no such column. */
export interface TableLayout {
  table: SheetTable;
  date: number | null;
  time: number | null;
  plot: number | null;
  meter: number | null;
  notes: readonly number[];
  values: readonly ValueColumn[];
  columns: readonly ShownColumn[];
  /** The zone that the heads of day or hour name; null for none. */
  zone: string | null;
}

/** Reads what a table's columns hold: from the person's answers, otherwise from what speaks for each kind (evidence.ts). */
export function layoutOf(table: SheetTable, plots: readonly PlotName[], answers: ImportAnswers): TableLayout {
  const measure = answers.columns[table.key] ?? null;
  const weighed = table.columns.map((column) => weighColumn(column, cellsOf(table, column.index), plots, answers));
  const placed = choosePlaces(table, onceEach(secondWater(weighed)), answers);
  const columns = withoutDailyMeans(table, agreeVolumes(table.rows, placed, answers), answers);
  const first = (wanted: ColumnKind) =>
    columns.find(({ kind, between }) => kind === wanted && between.length === 0)?.index ?? null;
  const [date, time] = [first('date'), first('time')];
  return {
    table,
    date,
    time,
    plot: first('plot'),
    meter: first('meter'),
    notes: columns.filter(({ kind }) => kind === 'note').map(({ index }) => index),
    values: columns.flatMap(({ index, key, head, kind, between, meaning, ofPlot, plotName }) => {
      const field = ofPlot && !(key in answers.columns) ? measure : kind;
      if (between.length > 0 || field === null || !isValueField(field)) return [];
      const unit = answers.units[key] ?? meaning?.unit ?? (ofPlot ? (table.measure?.unit ?? null) : null);
      return [
        {
          index,
          key,
          head,
          field,
          unit,
          plotId: meaning?.plotId ?? null,
          plotName: plotName ?? (ofPlot && !meaning?.plotId ? head : null),
        },
      ];
    }),
    columns: columns.map(({ key, index, head, kind, between, ofPlot }) => ({
      key,
      index,
      head,
      kind: ofPlot && !(key in answers.columns) ? (measure ?? 'nothing') : kind,
      between,
      samples: samplesOf(cellsOf(table, index)),
    })),
    zone:
      columns.find(({ index, meaning }) => meaning?.zone && (index === time || index === date))?.meaning?.zone ?? null,
  };
}

/** The layout on a farm whose meters are not known: no column names one. */
export function withoutMeters(layout: TableLayout): TableLayout {
  const columns = layout.columns.map((column) =>
    column.kind === 'meter' ? { ...column, kind: 'nothing' as const } : column,
  );
  return { ...layout, meter: null, columns };
}

function weighColumn(
  column: TableColumn,
  cells: readonly (SheetCell | null)[],
  plots: readonly PlotName[],
  answers: ImportAnswers,
): WeighedColumn {
  const answered = answers.columns[column.key];
  if (answered) return { ...column, points: {}, kind: answered, between: [] };
  if (column.ofPlot) return { ...column, points: {}, kind: 'nothing', between: [] };
  const ofHead = column.meaning?.points ?? {
    nothing: column.head === '' ? weights.nothing.headless : weights.nothing.headed,
  };
  const points = add(ofHead, ofNamed(ofHead, formPoints(cells, plots), column.head !== ''));
  const { kind, second } = weigh(points);
  return { ...column, points, kind, between: second === null ? [] : [kind, second] };
}

/**
 * The values speak for and against what the head names. By themselves they can only show a day, an hour or a plot, in a form that nothing
 * else has: a number may be anything; below a head that says something else, they bring up a question. Under the name of a quantity, dates are numbers that a spreadsheet has changed.
 */
function ofNamed(named: Points, forms: Points, isHeaded: boolean): Points {
  const namesValue = Object.keys(named).some((kind) => isValueField(kind as ColumnKind));
  const seen = Object.entries(forms) as [ColumnKind, number][];
  return Object.fromEntries(
    seen.flatMap(([kind, points]) => {
      if (kind in named) return [[kind, points]];
      if (namesValue || points < weights.formOfAll) return [];
      return [[kind, kind === 'plot' || !isHeaded ? points : points + weights.unknownHead]];
    }),
  );
}

/** If the heads of two columns of one quantity name no water, the second one, or one beside a named intake, is proposed as the drain's. */
function secondWater(columns: readonly WeighedColumn[]): readonly WeighedColumn[] {
  const had = new Set(
    columns.flatMap(({ kind, between, meaning, plotName }) =>
      between.length === 0 ? `${kind} ${meaning?.plotId} ${plotName}` : [],
    ),
  );
  return columns.map((column) => {
    const { kind, between, meaning, plotName } = column;
    const other = isMeasure(kind) ? measureAt('drain', quantityOf(kind)) : undefined;
    if (!other || !between.includes(other) || kind === other) return column;
    const at = `${kind} ${meaning?.plotId} ${plotName}`;
    if (had.has(at)) return { ...column, kind: other, between: [other, kind] };
    had.add(at);
    return column;
  });
}

/** If two columns have the same meaning and plot, the first is read and the second becomes a question, so that it replaces nothing silently. */
function onceEach(columns: readonly WeighedColumn[]): readonly WeighedColumn[] {
  const had = new Set<string>();
  return columns.map((column) => {
    const { kind, between, meaning, plotName } = column;
    if (!isValueField(kind)) return column;
    const at = `${kind} ${meaning?.plotId} ${plotName}`;
    if (had.has(at)) return { ...column, kind: 'nothing', between: ['nothing', kind] };
    if (between.length === 0) had.add(at);
    return column;
  });
}

/** How many values of a column stand beside a question about it. */
const shown = 3;

function samplesOf(cells: readonly (SheetCell | null)[]): string[] {
  return cells.flatMap((cell) => shownText(cell).trim() || []).slice(0, shown);
}
