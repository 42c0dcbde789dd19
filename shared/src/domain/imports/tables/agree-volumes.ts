import { numberOfCell } from '../cells/cell-number.ts';
import { hasWord, plain } from '../cells/plain-text.ts';
import type { SheetLine } from '../cells/sheet.ts';
import { columnNames } from '../cells/column-names.ts';
import { isVolume } from './columns.ts';
import type { ImportAnswers } from './import-answers.ts';
import { volumesOf } from './percent-of-volumes.ts';
import type { WeighedColumn } from './weighed-column.ts';

/** By how many points a written percentage may differ from the two totals, and in which share of the rows it must not. */
const slack = 1;
const nearlyAll = 0.8;

/**
 * What a table's volumes are, by its other columns. Water that was given is all drippers' where another column has one dripper's, or where it
 * gives the written percentage. Volumes from which no percentage can come are left out.
 */
export function agreeVolumes(
  rows: readonly SheetLine[],
  columns: readonly WeighedColumn[],
  answers: ImportAnswers,
): readonly WeighedColumn[] {
  const clear = (kind: string) => columns.find((column) => column.kind === kind && column.between.length === 0);
  const drained = clear('totalDrained');
  const percent = clear('drainPercent');
  const agreed = columns.map((column) => {
    if (!column.between.includes('totalGiven') || hasWord(plain(column.head), columnNames.dripper)) return column;
    const isWhole =
      clear('intakePerDripper') !== undefined ||
      (drained && percent && agrees(rows, [drained, column, percent], answers));
    return isWhole ? { ...column, kind: 'totalGiven' as const, between: [] } : column;
  });
  const has = (...kinds: string[]) =>
    agreed.some(({ kind, between }) => [kind, ...between].some((known) => kinds.includes(known)));
  if (has('totalDrained') && has('totalGiven', 'intakePerDripper')) return agreed;
  return agreed.map((column) =>
    isVolume(column.kind) && !(column.key in answers.columns)
      ? { ...column, kind: 'nothing' as const, between: [] }
      : column,
  );
}

function agrees(
  rows: readonly SheetLine[],
  [drained, given, percent]: readonly [WeighedColumn, WeighedColumn, WeighedColumn],
  { units, decimal }: ImportAnswers,
): boolean {
  const columns = [drained, given].map(({ index, key, meaning }, at) => ({
    index,
    field: at === 0 ? ('totalDrained' as const) : ('totalGiven' as const),
    unit: units[key] ?? meaning?.unit ?? null,
  }));
  const numbers = rows.flatMap((row) => {
    const [out, all] = volumesOf(row, columns, decimal) ?? [];
    const cell = row.cells[percent.index];
    const share = cell ? numberOfCell(cell)?.value : undefined;
    return out !== undefined && all && share !== undefined ? [Math.abs((100 * out) / all - share) <= slack] : [];
  });
  return numbers.length > 0 && numbers.filter(Boolean).length >= nearlyAll * numbers.length;
}
