import type { ColumnUnits } from './tables/column-units.ts';
import type { DecimalEvidence } from './cells/decimal-sign.ts';
import type { ImportAnswers, ImportQuestion } from './tables/import-answers.ts';
import type { ImportLine } from './import-row.ts';
import type { AllDates } from './all-dates.ts';
import type { TableLayout } from './tables/table-layout.ts';

interface Found {
  layouts: readonly TableLayout[];
  rows: readonly ImportLine[];
  dates: AllDates;
  decimal: DecimalEvidence;
  units: ColumnUnits;
  plots: readonly { name: string; suggested: string | null }[];
  answers: ImportAnswers;
}

/** What the file does not say and a person has not answered yet, in the order of the screen. */
export function openQuestions({ layouts, rows, dates, decimal, units, plots, answers }: Found): ImportQuestion[] {
  const has = (code: string) => rows.some(({ problems }) => problems.some((problem) => problem.code === code));
  const columns = layouts.flatMap(({ columns }) => columns.filter(({ isOpen }) => isOpen));
  return [
    ...columns.map(({ key, head, kind }): ImportQuestion => ({ kind: 'column', key, head, suggested: kind })),
    ...plots.map((plot): ImportQuestion => ({ kind: 'plot', ...plot })),
    ...(dates.open ? [{ kind: 'order', ...dates.open } as const] : []),
    ...(decimal.unclear !== null && decimal.sign === null && answers.decimal === null
      ? [{ kind: 'decimal', sample: decimal.unclear } as const]
      : []),
    ...units.open.map((unit): ImportQuestion => ({ kind: 'unit', ...unit })),
    ...(has('time_missing') ? [{ kind: 'time' } as const] : []),
    ...(lacksDrippers(layouts) && answers.dripperCount === null ? [{ kind: 'dripperCount' } as const] : []),
  ];
}

/** Whether a table has both volumes without a number of drippers. */
function lacksDrippers(layouts: readonly TableLayout[]): boolean {
  return layouts.some(({ values }) => {
    const has = (field: string) => values.some((column) => column.field === field);
    return has('totalDrained') && has('intakePerDripper') && !has('dripperCount');
  });
}
