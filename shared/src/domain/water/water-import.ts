import type { CsvLine } from '../imports/cells/csv-lines.ts';
import { type FarmClock, farmNow, momentOf } from '../farm-time.ts';
import { type DayOfPlot, waterDayId } from './water-day.ts';
import { dayOfText, type FirstOfDate, firstOfDates } from './water-date.ts';
import { mayBeThousands } from '../digits/grouped-digits.ts';
import { plain } from '../imports/cells/plain-text.ts';
import { withOneDate } from './date-column.ts';
import { columnOf, type WaterColumn } from './water-columns.ts';
import {
  byWaterField,
  hasSameWater,
  noWater,
  waterFields,
  type WaterField,
  waterValues,
  type WaterValues,
} from './water-quantities.ts';
import { checkWaterDay, type WaterProblemCode } from './water-rules.ts';
import { unitsOf, waterToStored, type WaterUnit } from './water-units.ts';

/** Reads a number as people type it; null where it is none. */
export type ReadNumber = (text: string) => number | null;

export interface ImportContext {
  plots: readonly { id: string; name: string }[];
  clock: FarmClock;
  readNumber: ReadNumber;
  /** The units that the person chose; otherwise the head's unit is used, otherwise the stored one. */
  units?: Partial<Record<WaterField, WaterUnit>>;
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
  /** Why nothing can be read at all; null otherwise. */
  missing: 'rows' | 'date' | 'values' | null;
}

/** Reads days of water and light from the rows of a file whose first row names its columns. Nothing in doubt is imported silently. */
export function importWater(rows: readonly CsvLine[], context: ImportContext): WaterImport {
  const [head, ...body] = rows;
  const named = (head?.cells ?? []).map((cell) => ({ head: cell, column: columnOf(cell, context.plots) }));
  const columns = withOneDate(named, body);
  const units = unitsFor(columns, context);
  const missing = missingOf(columns, body);
  const dates = columns.findIndex(({ column }) => column?.holds === 'date');
  const { clock, now } = context;
  const { date: today } = now === undefined ? farmNow(clock) : momentOf(now, clock);
  const begins = firstOfDates(
    body.map(({ cells }) => cells[dates] ?? ''),
    today,
  );
  const reading = new Reading(columns, units, context, begins);
  if (!missing) for (const row of body) reading.take(row);
  const isHeld = (field: WaterField) => columns.some(({ column }) => column?.holds === field);
  const unitless = waterFields.filter((field) => units[field] === null && isHeld(field));
  return { ...reading.result(), columns, units, unitless, missing };
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
    const written = units[field] ?? found.find(({ unit }) => unit)?.unit;
    // A litre per square metre is a millimetre, but a sum of light without a unit may be in any.
    return written ?? (field === 'irrigation' ? (unitsOf(field)[0] ?? null) : null);
  });
}

/** The line of a value, and the line's other cells, for example an hour. */
interface Place {
  line: number;
  beside: string;
}

/** Collects the days of a file while its rows are read. */
class Reading {
  readonly #columns: Columns;
  readonly #units: WaterImport['units'];
  readonly #context: ImportContext;
  readonly #begins: FirstOfDate;
  readonly #days = new Map<string, DayOfPlot & WaterValues>();
  readonly #unusual = new Map<string, DayOfPlot & WaterValues>();
  readonly #doubts: Doubt[] = [];
  /** The first occurrence of each day's value. */
  readonly #met = new Map<string, Place & { text: string; value: number; isDoubtful: boolean }>();

  constructor(columns: Columns, units: WaterImport['units'], context: ImportContext, begins: FirstOfDate) {
    this.#columns = columns;
    this.#units = units;
    this.#context = context;
    this.#begins = begins;
  }

  result() {
    const doubts = this.#doubts.toSorted((a, b) => a.line - b.line);
    const known = (days: ReadonlyMap<string, DayOfPlot & WaterValues>) =>
      [...days.values()].filter((day) => !hasSameWater(day, noWater));
    return { days: known(this.#days), unusual: known(this.#unusual), doubts };
  }

  take({ line, cells }: CsvLine): void {
    const cellOf = (kind: 'date' | 'plot') =>
      cells[this.#columns.findIndex(({ column }) => column?.holds === kind)] ?? '';
    const date = dayOfText(cellOf('date'), this.#begins);
    if (!date) return this.#doubt(line, 'date_invalid', cellOf('date'));
    const named = this.#plotOf(cellOf('plot'));
    if (named === undefined) return this.#doubt(line, 'plot_unknown', cellOf('plot'));
    const isBeside = (index: number) => (this.#columns[index]?.column?.holds ?? 'date') === 'date';
    const place = { line, beside: cells.filter((_, index) => isBeside(index)).join('\n') };
    this.#columns.forEach(({ column }, index) => {
      const text = cells[index] ?? '';
      if (!column || column.holds === 'date' || column.holds === 'plot' || text === '') return;
      this.#takeValue(place, { date, plotId: column.plotId ?? named }, column.holds, text);
    });
  }

  /** Null for the whole farm; undefined where the farm has no such plot. */
  #plotOf(text: string): string | null | undefined {
    if (text === '') return null;
    return this.#context.plots.find(({ name }) => plain(name) === plain(text))?.id;
  }

  #takeValue(place: Place, day: DayOfPlot, field: WaterField, text: string): void {
    const { line } = place;
    const { readNumber, drippersPerSquareMetre = null, clock, now } = this.#context;
    const number = readNumber(text);
    if (number === null) return this.#doubt(line, 'not_a_number', text);
    const unit = this.#units[field];
    if (unit === null) return;
    // No dripper gives about two millilitres a day, so 2,400 means thousands.
    if (unit === 'mL/dripper' && mayBeThousands(text)) return this.#doubt(line, 'below_possible', text);
    const value = waterToStored(number, unit, drippersPerSquareMetre);
    if (value === null) return this.#doubt(line, 'density_missing', text);
    const id = waterDayId(day);
    const met = this.#met.get(`${id} ${field}`);
    // A repeated value is the day's own. Equal water at another hour may be another irrigation, which adds to the day.
    const mayAddUp = field === 'irrigation' && value > 0 && met?.beside !== place.beside;
    if (met?.value === value && !met.isDoubtful && !mayAddUp) return;
    if (met) return this.#doubtBoth(met, { id, field, line, text });
    const values = { ...waterValues({}), [field]: value };
    const problem = checkWaterDay(day.date, values, now === undefined ? { clock } : { clock, now })[0];
    if (problem) this.#doubt(line, problem.code, text);
    if (problem?.severity === 'refused') return;
    this.#met.set(`${id} ${field}`, { ...place, text, value, isDoubtful: false });
    const days = problem ? this.#unusual : this.#days;
    days.set(id, { ...day, ...waterValues(days.get(id) ?? {}), [field]: value });
  }

  /** If a day has several values, none is imported: they may be hourly values, of which the first is not the day's. */
  #doubtBoth(
    met: { line: number; text: string; isDoubtful: boolean },
    { id, field, line, text }: { id: string; field: WaterField; line: number; text: string },
  ): void {
    if (!met.isDoubtful) this.#doubt(met.line, 'twice', met.text);
    met.isDoubtful = true;
    this.#doubt(line, 'twice', text);
    for (const days of [this.#days, this.#unusual]) {
      const day = days.get(id);
      if (day) days.set(id, { ...day, [field]: null });
    }
  }

  #doubt(line: number, code: DoubtCode, text: string): void {
    this.#doubts.push({ line, code, text });
  }
}
