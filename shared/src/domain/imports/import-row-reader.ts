import type { ReadingBody } from '@seguia/openapi';
import type { FarmClock } from '../farm-time.ts';
import type { DecimalSign } from './cells/cell-number.ts';
import type { WrittenUnit } from './cells/cell-units.ts';
import type { ImportAnswers } from './tables/import-answers.ts';
import { type ImportLine, problemKey, type RowProblem, type RowRepair, type RowState } from './import-row.ts';
import type { MeterFinder } from './meter-answers.ts';
import type { ResolvedPlot } from './plot-answers.ts';
import { bodyOf, ruleProblems, volumeProblem } from './read-reading.ts';
import { readValues, type RowValues } from './read-values.ts';
import { hiddenProblem, onFarmClock, type RowDate, timeOfLine } from './row-date.ts';
import { dateOfCell } from './cells/cell-date.ts';
import { zoneOfCell } from './cells/cell-zone.ts';
import { cellAddress, isBlank, type SheetCell, type SheetLine, shownText } from './cells/sheet.ts';
import type { TableLayout, ValueColumn } from './tables/table-layout.ts';

export interface RowContext {
  answers: ImportAnswers;
  clock: FarmClock;
  /** Unix seconds. */
  now: number;
  sign: DecimalSign | null;
  /** The unit of each column, by the column's key. */
  units: Readonly<Record<string, WrittenUnit | null>>;
  /** Null where the farm's meters are not known. */
  meters: MeterFinder | null;
}

/** A row of one plot, and where it is in its table. */
export interface RowPlace {
  layout: TableLayout;
  row: SheetLine;
  columns: readonly ValueColumn[];
  plot: ResolvedPlot;
  date: RowDate | null;
  key: string;
}

/** How many times values are checked again after a repair, because changed values may have other problems. */
const rounds = 4;

/** Reads one row of one plot into a reading, with the person's answers about its problems. The caller finds rows that are `there`. */
export function readLine({ layout, row, columns, plot, date, key }: RowPlace, context: RowContext): ImportLine {
  const { answers, clock, now } = context;
  const { sheet } = layout.table;
  const at = (index: number | null) => (index === null ? null : row.cells[index]);
  const read = readValues(sheet, row, columns, context);
  const first = read.first ?? cellAddress(row.row, 0);
  const cell = `${sheet}!${first}`;
  const chosen = (problem: RowProblem) => {
    const id = answers.rows[key]?.[problem.key] ?? answers.all[problem.key];
    return problem.repairs.find((repair) => repair.id === id) ?? null;
  };
  const open: RowProblem[] = [];
  let values: RowValues = read.values;
  let day = date?.date ?? null;
  const settle = (problem: RowProblem): boolean => {
    const repair = chosen(problem);
    if (!repair) return false;
    [values, day] = applied(repair, problem, values, day);
    return true;
  };
  const ofFile = [
    ...(row.isHidden ? [hiddenProblem(cell)] : []),
    ...plot.problems.map((problem) => ({ ...problem, cell })),
    ...dateProblems(date, sheet, row.row, layout.date, at(layout.date)),
    ...read.problems,
  ];
  for (const problem of ofFile) if (!settle(problem)) open.push(problem);
  const written = timeOfLine(at(layout.time), at(layout.date));
  const time = written === undefined ? date?.time : written;
  if (time === null) open.push(noTime('time_invalid', sheet, row.row, layout.time ?? 0, shownText(at(layout.time))));
  else if (time === undefined && answers.time === null) open.push(noTime('time_missing', sheet, row.row, 0, ''));
  const hour = time === undefined ? (answers.time ?? '') : (time ?? '');
  const note =
    layout.notes
      .map((index) => shownText(row.cells[index]).trim())
      .filter((text) => text !== '')
      .join(' · ') || null;
  // An hour that names its own zone needs no other.
  const zone =
    zoneOfCell(at(layout.time)) ??
    (layout.time === null || isBlank(at(layout.time)) ? zoneOfCell(at(layout.date)) : null) ??
    answers.zone;
  const meterId = context.meters?.idOf(shownText(at(layout.meter)), read.values) ?? null;
  const make = (): ReadingBody =>
    bodyOf(
      { plotId: plot.id ?? '', ...onFarmClock(day ?? '', hour, zone, clock), ...(meterId !== null && { meterId }) },
      withDrippers(values, answers),
      note,
    );
  const settled = new Set<string>();
  let left: RowProblem[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const volumes = volumeProblem(withDrippers(values, answers), cell);
    const problems = [...(volumes ? [volumes] : []), ...ruleProblems(make(), clock, now, cell)];
    left = problems.filter((problem) => !settled.has(problem.key) && !hasProblem(problem, open));
    const repaired = left.filter(settle);
    if (repaired.length === 0) break;
    for (const { key: done } of repaired) settled.add(done);
    left = left.filter((problem) => !repaired.includes(problem));
  }
  const problems = [...open, ...left];
  return {
    key,
    sheet,
    row: row.row,
    cell: first,
    state: stateOf(problems, plot),
    plotName: plot.name,
    dateHow: date?.how ?? null,
    body: make(),
    problems,
    text: row.cells
      .filter((cell) => !isBlank(cell))
      .map((cell) => shownText(cell).trim())
      .join(' · '),
  };
}

function applied(
  repair: RowRepair,
  problem: RowProblem,
  values: RowValues,
  day: string | null,
): [RowValues, string | null] {
  if (repair.kind === 'date') return [values, repair.date];
  if (repair.kind === 'values') return [{ ...values, ...repair.values }, day];
  if (repair.kind === 'take') return [values, day];
  return [Object.fromEntries(Object.entries(values).filter(([field]) => field !== problem.field)), day];
}

/** Adds the number of drippers that a person gave for the whole file. */
function withDrippers(values: RowValues, { dripperCount }: ImportAnswers): RowValues {
  const needs =
    values.totalDrained !== undefined && values.intakePerDripper !== undefined && values.totalGiven === undefined;
  return needs && values.dripperCount === undefined && dripperCount !== null ? { ...values, dripperCount } : values;
}

/** Whether the file's own problem with a field is open already; then the rules' problem with it is left out. */
function hasProblem({ field, code }: RowProblem, open: readonly RowProblem[]): boolean {
  if (code === 'nothing_measured' && open.some((problem) => problem.repairs.some(({ kind }) => kind === 'values')))
    return true;
  return open.some((problem) => problem.field !== null && problem.field === field);
}

function dateProblems(
  date: RowDate | null,
  sheet: string,
  row: number,
  column: number | null,
  found: SheetCell | null | undefined,
): RowProblem[] {
  const cell = `${sheet}!${cellAddress(row, column ?? 0)}`;
  const text = shownText(found).trim();
  if (!date) {
    const isYearless = found ? dateOfCell(found)?.kind === 'yearless' : false;
    const code = isYearless ? 'year_missing' : text === '' ? 'required' : 'date_invalid';
    return [{ key: problemKey(code, 'date'), code, severity: 'refused', field: 'date', cell, text, repairs: [] }];
  }
  if (!date.problem) return [];
  const { code, repairs } = date.problem;
  return [{ key: problemKey(code, null), code, severity: 'ask', field: null, cell, text, repairs }];
}

function noTime(
  code: 'time_invalid' | 'time_missing',
  sheet: string,
  row: number,
  column: number,
  text: string,
): RowProblem {
  const cell = `${sheet}!${cellAddress(row, column)}`;
  return {
    key: problemKey(code, 'time'),
    code,
    severity: 'refused',
    field: 'time',
    cell,
    text: text.trim(),
    repairs: [],
  };
}

function stateOf(problems: readonly RowProblem[], plot: ResolvedPlot): RowState {
  if (plot.isLeft) return 'none';
  if (problems.length === 0) return 'ready';
  return problems.some(({ severity, repairs }) => severity === 'refused' && repairs.length === 0)
    ? 'impossible'
    : 'doubtful';
}
