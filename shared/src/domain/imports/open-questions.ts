import { type FarmClock, isDate } from '../farm-time.ts';
import type { Meter } from '@seguia/openapi';
import { onFarmClock } from './row-date.ts';
import type { ColumnUnits } from './tables/column-units.ts';
import type { DecimalEvidence } from './cells/decimal-sign.ts';
import type { ImportAnswers, ImportQuestion } from './tables/import-answers.ts';
import type { ImportLine } from './import-row.ts';
import type { AllDates } from './all-dates.ts';
import type { ShownColumn, TableLayout } from './tables/table-layout.ts';

interface Found {
  layouts: readonly TableLayout[];
  rows: readonly ImportLine[];
  dates: AllDates;
  decimal: DecimalEvidence;
  units: ColumnUnits;
  plots: readonly { name: string; suggested: string | null }[];
  meters: readonly { name: string; measures: Meter['kind'] }[];
  answers: ImportAnswers;
  clock: FarmClock;
}

/** What the file does not say and a person has not answered yet, in the order of the screen. */
export function openQuestions(found: Found): ImportQuestion[] {
  const { layouts, rows, dates, decimal, units, plots, meters, answers } = found;
  const has = (code: string) => rows.some(({ problems }) => problems.some((problem) => problem.code === code));
  const columns = byKey(layouts.flatMap(({ columns }) => columns.filter(({ between }) => between.length > 0)));
  return [
    ...measuresOf(layouts, answers),
    ...columns.map(({ key, head, kind, between, samples }): ImportQuestion => ({
      kind: 'column',
      key,
      head,
      suggested: kind,
      between,
      samples,
    })),
    ...plots.map((plot): ImportQuestion => ({ kind: 'plot', ...plot })),
    ...meters.map((meter): ImportQuestion => ({ kind: 'meter', ...meter })),
    ...(dates.yearless ? [{ kind: 'year', ...dates.yearless } as const] : []),
    ...zoneOf(found),
    ...(dates.open ? [{ kind: 'order', ...dates.open } as const] : []),
    ...(decimal.unclear !== null && decimal.sign === null && answers.decimal === null
      ? [{ kind: 'decimal', sample: decimal.unclear } as const]
      : []),
    ...units.open.map((unit): ImportQuestion => ({ kind: 'unit', ...unit })),
    ...(has('time_missing') ? [{ kind: 'time' } as const] : []),
    ...(lacksDrippers(layouts) && answers.dripperCount === null ? [{ kind: 'dripperCount' } as const] : []),
  ];
}

/** Blocks below each other share a head, and bring up one question. */
const byKey = (columns: readonly ShownColumn[]) => [...new Map(columns.map((column) => [column.key, column])).values()];

/** What the values of plots side by side are; a title or the sheet's name may hint at it. */
function measuresOf(layouts: readonly TableLayout[], answers: ImportAnswers): ImportQuestion[] {
  const tables = new Map(layouts.map((layout) => [layout.table.key, layout]));
  return [...tables.values()].flatMap(({ table, columns }): ImportQuestion[] => {
    const ofPlots = table.columns.filter(({ ofPlot, key }) => ofPlot && !(key in answers.columns));
    if (ofPlots.length === 0 || table.key in answers.columns) return [];
    const samples = columns.find(({ key }) => key === ofPlots[0]?.key)?.samples ?? [];
    const plots = ofPlots.map(({ head }) => head);
    return [{ kind: 'measure', key: table.key, plots, suggested: table.measure?.kind ?? null, samples }];
  });
}

/** The zone that the file's heads name, where nobody has said whether it counts; not where the farm's clock shows the same hours. */
function zoneOf({ layouts, rows, answers, clock }: Found): ImportQuestion[] {
  const suggested = layouts.find(({ zone }) => zone !== null)?.zone;
  if (!suggested || answers.zone !== null || suggested === clock.zone) return [];
  // Every day counts: the farm's clock may change in the middle of a month, and of a day.
  const days = new Set(rows.flatMap(({ body }) => (body && isDate(body.date) ? [body.date] : [])));
  const differs = [...days].some((date) =>
    ['00:00', '12:00'].some((time) => onFarmClock(date, time, suggested, clock).time !== time),
  );
  return differs || days.size === 0 ? [{ kind: 'zone', suggested }] : [];
}

/** Whether a table has both volumes without a number of drippers. */
function lacksDrippers(layouts: readonly TableLayout[]): boolean {
  return layouts.some(({ values }) => {
    const has = (field: string) => values.some((column) => column.field === field);
    return has('totalDrained') && has('intakePerDripper') && !has('dripperCount') && !has('totalGiven');
  });
}
