import type { CsvLine } from '../imports/cells/csv-lines.ts';
import { plain } from '../imports/cells/plain-text.ts';
import { mayBeThousands } from '../digits/grouped-digits.ts';
import { type DayOfPlot, waterDayId } from './water-day.ts';
import { dayOfText, type FirstOfDate } from './water-date.ts';
import type { Doubt, DoubtCode, ImportContext, WaterImport } from './water-file.ts';
import { hasSameWater, noWater, type WaterField, waterValues, type WaterValues } from './water-quantities.ts';
import { checkWaterDay } from './water-rules.ts';
import { waterToStored } from './water-units.ts';

type Columns = WaterImport['columns'];

/** The line of a value, and the line's other cells, for example an hour. */
interface Place {
  line: number;
  beside: string;
}

/** Collects the days of a file while its rows are read. */
export class WaterDayReader {
  readonly #columns: Columns;
  readonly #units: WaterImport['units'];
  readonly #context: ImportContext;
  readonly #begins: FirstOfDate;
  readonly #days = new Map<string, DayOfPlot & WaterValues>();
  readonly #unusual = new Map<string, DayOfPlot & WaterValues>();
  readonly #doubts: Doubt[] = [];
  readonly #unknownPlots = new Set<string>();
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
    return { days: known(this.#days), unusual: known(this.#unusual), doubts, unknownPlots: [...this.#unknownPlots] };
  }

  take({ line, cells }: CsvLine): void {
    const cellOf = (kind: 'date' | 'plot') =>
      cells[this.#columns.findIndex(({ column }) => column?.holds === kind)] ?? '';
    const date = dayOfText(cellOf('date'), this.#begins);
    if (!date) return this.#doubt(line, 'date_invalid', cellOf('date'));
    const name = cellOf('plot');
    const named = this.#plotOf(name);
    if (named === 'left') return;
    if (named === undefined) {
      this.#unknownPlots.add(name);
      return this.#doubt(line, 'plot_unknown', name);
    }
    const isBeside = (index: number) => (this.#columns[index]?.column?.holds ?? 'date') === 'date';
    const place = { line, beside: cells.filter((_, index) => isBeside(index)).join('\n') };
    this.#columns.forEach(({ column }, index) => {
      const text = cells[index] ?? '';
      if (!column || column.holds === 'date' || column.holds === 'plot' || text === '') return;
      this.#takeValue(place, { date, plotId: column.plotId ?? named }, column.holds, text);
    });
  }

  /** A plot's id; null for the whole farm; undefined where the farm has no such plot, `left` where the person leaves it out. */
  #plotOf(text: string): string | null | undefined {
    if (text === '') return null;
    const { plots, plotsByName = {} } = this.#context;
    const known = plots.find(({ name }) => plain(name) === plain(text))?.id;
    const answer = plotsByName[plain(text)];
    return known ?? (answer === null ? 'left' : answer);
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
