import type { CsvLine } from '../imports/cells/csv-lines.ts';
import { type FarmClock, farmNow, momentOf } from '../farm-time.ts';
import { type DateOrder, orderInHead } from '../imports/cells/date-order.ts';
import { withOneDate } from './date-column.ts';
import type { DayOfPlot } from './water-day.ts';
import { firstOfDates, type OpenOrder, openOrder } from './water-date.ts';
import { WaterDayReader } from './water-day-reader.ts';
import { columnOf, type WaterColumn } from './water-columns.ts';
import { byWaterField, waterFields, type WaterField, type WaterValues } from './water-quantities.ts';
import type { WaterProblemCode } from './water-rules.ts';
import type { WaterUnit } from './water-units.ts';

/** Reads a number as people type it; null where it is none. */
export type ReadNumber = (text: string) => number | null;

export interface ImportContext {
  plots: readonly { id: string; name: string }[];
  clock: FarmClock;
  readNumber: ReadNumber;
  /** What a person said of names that no plot has, by the name as plain text: the plot's id; null leaves its rows out. */
  plotsByName?: Readonly<Record<string, string | null>>;
  /** The order that the person chose for dates that can be read in two ways. */
  order?: DateOrder | null;
  /** The units that the person chose, null to leave a field out; otherwise the head's unit is used. */
  units?: Readonly<Partial<Record<WaterField, WaterUnit | null>>>;
  /** For water that is given per dripper. */
  drippersPerSquareMetre?: number | null;
  /** Unix seconds. */
  now?: number;
}

export type DoubtCode = WaterProblemCode | 'plot_unknown' | 'not_a_number' | 'twice' | 'density_missing';

/** A row or value that is not imported; `unusual` ones are imported if the person wants them. */
export interface Doubt {
  line: number;
  code: DoubtCode;
  /** The text in the file. */
  text: string;
}

export interface WaterImport {
  /** The certain values of each day. */
  days: readonly (DayOfPlot & WaterValues)[];
  /** Like `days`, for the unusual values. */
  unusual: readonly (DayOfPlot & WaterValues)[];
  doubts: readonly Doubt[];
  /** The heads, with what their columns hold. */
  columns: readonly { head: string; column: WaterColumn | null }[];
  /** The unit in which each field is read; null where no column holds it, or nothing names it. */
  units: Record<WaterField, WaterUnit | null>;
  /** The fields whose unit a person must choose; until then none of their values is imported. */
  unitless: readonly WaterField[];
  /** The names of plots that the farm does not have. */
  unknownPlots: readonly string[];
  /** A date that can be read in two ways, if no date of the file tells which; null otherwise. The day is read first. */
  order: OpenOrder | null;
  /** Why nothing can be read at all; null otherwise. */
  missing: 'rows' | 'date' | 'values' | null;
}

/** Reads days of water and light from the rows of a file whose first row names its columns. Nothing in doubt is imported silently. */
export function importWater(rows: readonly CsvLine[], context: ImportContext): WaterImport {
  const [head, ...body] = rows;
  const named = (head?.cells ?? []).map((cell) => ({ head: cell, column: columnOf(cell, context.plots) }));
  const columns = withOneDate(named, body).map((column) => withoutLeft(column, context));
  const units = unitsFor(columns, context);
  const missing = missingOf(columns, body);
  const at = columns.findIndex(({ column }) => column?.holds === 'date');
  const { clock, now, order = null } = context;
  const { date: today } = now === undefined ? farmNow(clock) : momentOf(now, clock);
  const dates = body.map(({ cells }) => cells[at] ?? '');
  const open = openOrder(dates, today);
  const chosen = order ?? orderInHead(columns[at]?.head ?? '');
  const begins = open && chosen === 'monthFirst' ? 'month' : firstOfDates(dates, today);
  const reading = new WaterDayReader(columns, units, context, begins);
  if (!missing) for (const row of body) reading.take(row);
  const isHeld = (field: WaterField) => columns.some(({ column }) => column?.holds === field);
  const unitless = waterFields.filter((field) => units[field] === null && isHeld(field));
  return { ...reading.result(), columns, units, unitless, order: chosen === null ? open : null, missing };
}

/** Without the meaning of a column whose values the person leaves out. */
function withoutLeft(column: Columns[number], { units = {} }: ImportContext): Columns[number] {
  const holds = column.column?.holds;
  return holds !== undefined && holds !== 'date' && holds !== 'plot' && units[holds] === null
    ? { ...column, column: null }
    : column;
}

type Columns = WaterImport['columns'];

function missingOf(columns: Columns, body: readonly CsvLine[]): WaterImport['missing'] {
  const holds = (kind: string) => columns.some(({ column }) => column?.holds === kind);
  if (!holds('date')) return 'date';
  if (!waterFields.some(holds)) return 'values';
  return body.length === 0 ? 'rows' : null;
}

function unitsFor(columns: Columns, { units = {} }: ImportContext): WaterImport['units'] {
  return byWaterField((field) => {
    const found = columns.flatMap(({ column }) => (column?.holds === field ? [column] : []));
    if (found.length === 0) return null;
    return units[field] ?? found.find(({ unit }) => unit)?.unit ?? null;
  });
}
