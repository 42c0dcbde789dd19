import { type FarmClock, momentOf } from '../farm-time.ts';
import { type AllDates, readAllDates } from './all-dates.ts';
import { decimalEvidence } from './cells/decimal-sign.ts';
import { findTables } from './tables/find-tables.ts';
import type { ImportAnswers, ImportQuestion } from './tables/import-answers.ts';
import { type ImportLine, rowStates, type RowState } from './import-row.ts';
import { Known } from './known-readings.ts';
import { MeterFinder, type NamedMeter } from './meter-answers.ts';
import { openQuestions } from './open-questions.ts';
import { PlotFinder } from './plot-answers.ts';
import type { PlotName } from './tables/plot-names.ts';
import type { RowContext } from './import-row-reader.ts';
import { outsideLine, rowsOfTable } from './table-rows.ts';
import type { Sheet } from './cells/sheet.ts';
import { type UnreadSheet, unreadSheets } from './unread-sheets.ts';
import { cellsOf } from './tables/sheet-table.ts';
import { layoutOf, type TableLayout, withoutMeters } from './tables/table-layout.ts';
import { unitsOfColumns } from './tables/column-units.ts';

export interface ImportContext {
  plots: readonly PlotName[];
  /** Without them, no column of the file names a meter. */
  meters?: readonly NamedMeter[] | undefined;
  clock: FarmClock;
  /** Unix seconds. */
  now: number;
  /** Keys of the readings that the farm already has (reading-key.ts). */
  known: ReadonlySet<string>;
  answers: ImportAnswers;
}

export interface ReadingImport {
  /** What each column of each table is read as. */
  layouts: readonly TableLayout[];
  /** The day of each row, by table. */
  dates: AllDates['read'];
  questions: readonly ImportQuestion[];
  rows: readonly ImportLine[];
  counts: Readonly<Record<RowState, number>>;
  unread: readonly UnreadSheet[];
}

/** The number of rows between two steps: a few milliseconds of a slow phone. */
const stride = 500;

/**
 * Reads past readings from sheets of any layout. Nothing is guessed silently: each row says what it becomes and what a person must confirm,
 * and what the file does not say becomes a question. The same file with the same answers gives the same rows.
 */
export function importReadings(sheets: readonly Sheet[], context: ImportContext): ReadingImport {
  const steps = importInSteps(sheets, context);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** `importReadings` in steps, so that its caller can do something else in between, or stop. Each step gives the number of rows read so far. */
export function* importInSteps(sheets: readonly Sheet[], context: ImportContext): Generator<number, ReadingImport> {
  const { answers, plots, meters, clock, now } = context;
  const { tables, loose } = findTables(sheets, plots, answers.heads);
  const asRead = tables.map((table) => layoutOf(table, plots, answers));
  const layouts = meters ? asRead : asRead.map(withoutMeters);
  const decimal = decimalEvidence(
    layouts.flatMap(({ table, values }) => values.flatMap(({ index }) => cellsOf(table, index))),
  );
  const dates = readAllDates(layouts, answers, momentOf(now, clock).date);
  const columnUnits = unitsOfColumns(layouts, answers, answers.decimal ?? decimal.sign);
  const finder = new PlotFinder(plots, answers);
  const meterFinder = meters ? new MeterFinder(meters, answers) : null;
  const known = new Known(context.known);
  const rowContext: RowContext = {
    answers,
    clock,
    now,
    sign: answers.decimal ?? decimal.sign,
    units: columnUnits.units,
    meters: meterFinder,
  };
  const rows: ImportLine[] = loose.map(outsideLine);
  let count = 0;
  for (const [index, layout] of layouts.entries()) {
    for (const found of rowsOfTable(layout, dates.read[index] ?? [], finder, rowContext)) {
      rows.push(known.judge(found, answers));
      count += 1;
      if (count % stride === 0) yield count;
    }
  }
  const questions = openQuestions({
    layouts,
    rows,
    dates,
    decimal,
    units: columnUnits,
    plots: finder.unknown(),
    meters: meterFinder?.unknown() ?? [],
    answers,
    clock,
  });
  const counts = Object.fromEntries(
    rowStates.map((state) => [state, rows.filter((row) => row.state === state).length]),
  ) as Record<RowState, number>;
  return { layouts, dates: dates.read, questions, rows, counts, unread: unreadSheets(sheets, layouts) };
}
