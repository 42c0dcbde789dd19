import { columnNames } from './cells/column-names.ts';
import type { LooseLine } from './tables/find-tables.ts';
import type { SheetTable } from './tables/sheet-table.ts';
import { type ImportLine, type RowCode } from './import-row.ts';
import { readLine, type RowContext } from './import-row-reader.ts';
import { hasWord, plain } from './cells/plain-text.ts';
import type { PlotFinder, ResolvedPlot } from './plot-answers.ts';
import { type RowDate, timeOfLine } from './row-date.ts';
import { saysNothing } from './cells/cell-number.ts';
import { cellAddress, isBlank, type SheetCell, type SheetLine, shownText } from './cells/sheet.ts';
import type { TableLayout, ValueColumn } from './tables/table-layout.ts';

/** The rows of a table, one for each plot that a row has values for. */
export function* rowsOfTable(
  layout: TableLayout,
  dates: readonly (RowDate | null)[],
  finder: PlotFinder,
  context: RowContext,
): Generator<ImportLine> {
  const { table, plot: plotColumn } = layout;
  const slices = slicesOf(layout.values);
  let above: string | null = null;
  for (const [index, row] of table.rows.entries()) {
    const cell = plotColumn === null ? null : row.cells[plotColumn];
    const written = shownText(cell).trim();
    if (isTotal(layout, row, dates[index] ?? null, finder)) {
      yield noReading(table, row, 'total');
      continue;
    }
    if (written !== '') above = written;
    const filled = slices.filter(({ columns }) => columns.some((column) => isFilled(row.cells[column.index])));
    if (filled.length === 0) {
      yield noReading(
        table,
        row,
        dates[index] && layout.date !== null && !isBlank(row.cells[layout.date]) ? 'nothing_measured' : 'remark',
      );
      continue;
    }
    for (const [at, { plotId, plotName, columns }] of filled.entries()) {
      const plot = plotName === null ? plotOf(layout, plotId, written, above, finder) : finder.byName(plotName);
      const key = `${keyOf(table, row)}${at === 0 ? '' : `.${plotId ?? plotName}`}`;
      yield readLine({ layout, row, columns, plot, date: dates[index] ?? null, key }, context);
    }
  }
}

/** A row outside of all tables. */
export function outsideLine({ sheet, row }: LooseLine): ImportLine {
  return noReading({ sheet, place: 0 }, row, 'remark');
}

/** The plot: by the head of its columns, by its row, by a title or by the sheet's name. */
function plotOf(
  { table, plot }: TableLayout,
  id: string | null,
  written: string,
  above: string | null,
  finder: PlotFinder,
): ResolvedPlot {
  if (id !== null) return finder.byId(id);
  if (plot === null) return finder.byName(table.plotName ?? table.sheet);
  return finder.byName(written === '' ? (above ?? '') : written, written === '' && above !== null);
}

/** The columns of values, grouped by plot; those without a plot form one group. */
function slicesOf(values: readonly ValueColumn[]): Slice[] {
  const slices = new Map<string, Slice>();
  for (const column of values) {
    const { plotId, plotName } = column;
    const id = `${plotId} ${plotName}`;
    const slice = slices.get(id) ?? { plotId, plotName, columns: [] };
    slice.columns.push(column);
    slices.set(id, slice);
  }
  return [...slices.values()];
}

interface Slice extends Pick<ValueColumn, 'plotId' | 'plotName'> {
  columns: ValueColumn[];
}

function isFilled(cell: SheetCell | null | undefined): boolean {
  return !isBlank(cell) && !((cell?.kind === 'text' || cell?.kind === 'error') && saysNothing(cell.text));
}

/**
 * Whether a row is a total: a word for it is in place of a date or a plot, or before everything else. But a plot may have such a name ("Media
 * Luna"), also one that the farm lacks, and a person ("Max"): what has a day and an hour of its own is no total.
 */
function isTotal({ date, time, plot }: TableLayout, row: SheetLine, day: RowDate | null, finder: PlotFinder): boolean {
  const cellAt = (index: number | null) => (index === null ? null : (row.cells[index] ?? null));
  if (day && !isBlank(cellAt(date)) && timeOfLine(cellAt(time), cellAt(date))) return false;
  const first = row.cells.findIndex((cell) => !isBlank(cell));
  return [date, plot, first].some((index) => {
    const cell = cellAt(index);
    if (cell?.kind !== 'text' || finder.has(cell.text)) return false;
    const text = plain(cell.text);
    return hasWord(text, columnNames.total) && (index !== plot || text.split(' ').every(isOfTotal));
  });
}

/** Whether a word beside that for a total changes nothing: "Moyenne générale serre 1". */
const isOfTotal = (word: string) => /^\d+$/.test(word) || hasWord(word, besideTotal);
const ofPeriods = [
  'general',
  'geral',
  'ogoln',
  'grand',
  'month',
  'mois',
  'mes',
  'miesiac',
  'semaine',
  'week',
  'عام',
  'شهر',
];
const besideTotal = [...columnNames.total, ...columnNames.plot, ...columnNames.neutral, ...ofPeriods];

type Placed = Pick<SheetTable, 'sheet' | 'place'>;

/** The key also has the table's place, because tables side by side share their rows. */
const keyOf = ({ sheet, place }: Placed, { row }: SheetLine) => `${sheet}!${row}${place === 0 ? '' : `/${place}`}`;

function noReading(table: Placed, row: SheetLine, code: RowCode): ImportLine {
  const { sheet } = table;
  const first = Math.max(
    0,
    row.cells.findIndex((cell) => !isBlank(cell)),
  );
  const address = cellAddress(row.row, first);
  const text = row.cells
    .filter((cell) => !isBlank(cell))
    .map((cell) => shownText(cell).trim())
    .join(' · ');
  const problem = {
    key: code,
    code,
    severity: 'refused',
    field: null,
    cell: `${sheet}!${address}`,
    text,
    repairs: [],
  } as const;
  return {
    key: keyOf(table, row),
    sheet,
    row: row.row,
    cell: address,
    state: 'none',
    plotName: '',
    dateHow: null,
    body: null,
    problems: [problem],
    text,
  };
}
