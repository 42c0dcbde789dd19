import { dateOfCell } from '../cells/cell-date.ts';
import { timeBehindDate } from '../cells/cell-time.ts';
import { epochOf } from '../cells/cell-zone.ts';
import { isBlank, type SheetCell } from '../cells/sheet.ts';
import { hasWord, plain } from '../cells/plain-text.ts';
import { columnNames } from '../cells/column-names.ts';
import { isValueField } from './columns.ts';
import { weights } from './evidence.ts';
import type { ImportAnswers } from './import-answers.ts';
import type { SheetTable } from './sheet-table.ts';
import type { WeighedColumn } from './weighed-column.ts';

/** By how many points one of two columns of dates, hours or plots must be ahead. */
const ahead = 2;

/**
 * Decides which of several columns is the reading's day, hour and plot: the one that a person names, otherwise the one for which most
 * speaks. If two are alike and hold different things, both become a question.
 */
export function choosePlaces(
  table: SheetTable,
  columns: readonly WeighedColumn[],
  answers: ImportAnswers,
): readonly WeighedColumn[] {
  return withoutIdleHours(
    table,
    (['date', 'time', 'plot'] as const).reduce((read, kind) => chooseOne(table, read, kind, answers), columns),
    answers,
  );
}

function chooseOne(
  table: SheetTable,
  columns: readonly WeighedColumn[],
  kind: 'date' | 'time' | 'plot',
  answers: ImportAnswers,
): readonly WeighedColumn[] {
  const named = columns.find((column) => answers.columns[column.key] === kind);
  const pointsOf = (column: WeighedColumn) => column.points[kind] ?? 0;
  const rivals = columns
    .filter((column) => column.kind === kind && !(column.key in answers.columns))
    .toSorted((a, b) => pointsOf(b) - pointsOf(a));
  const [best] = rivals;
  if (!best) return columns;
  const close = rivals.filter((column) => pointsOf(best) - pointsOf(column) < ahead && !isSame(table, best, column));
  const isOpen = !named && close.length > 1;
  return columns.map((column) => {
    if (!rivals.includes(column) || (column === best && !named && !isOpen)) return column;
    if (isOpen && close.includes(column))
      return {
        ...column,
        between: column === best ? [kind, 'nothing'] : ['nothing', kind],
        kind: column === best ? kind : 'nothing',
      };
    return { ...column, kind: 'nothing', between: [] };
  });
}

/** Whether two columns hold the same in every row. */
function isSame({ rows }: SheetTable, a: WeighedColumn, b: WeighedColumn): boolean {
  if (a === b) return false;
  const day = (cell: SheetCell | null | undefined) => JSON.stringify(cell ? (dateOfCell(cell) ?? cell) : null);
  return rows.every(({ cells }) => day(cells[a.index]) === day(cells[b.index]));
}

/**
 * Where hours stand behind the dates, an hour without a head of its own gives way to them, and one whose head says more than that becomes a
 * question.
 */
function withoutIdleHours(
  { rows }: SheetTable,
  columns: readonly WeighedColumn[],
  answers: ImportAnswers,
): readonly WeighedColumn[] {
  const date = columns.find(({ kind }) => kind === 'date');
  const time = columns.find(({ kind }) => kind === 'time');
  const points = time?.points.time ?? 0;
  if (!date || !time || time.key in answers.columns || points >= weights.isName + weights.formOfAll) return columns;
  const filled = rows.flatMap(({ cells }) => (isBlank(cells[date.index]) ? [] : [cells[date.index]]));
  const isBehind = filled.length > 0 && filled.every((cell) => hasHour(cell));
  return isBehind
    ? columns.map((column) =>
        column === time
          ? { ...column, kind: 'nothing' as const, between: points > weights.formOfAll ? ['nothing', 'time'] : [] }
          : column,
      )
    : columns;
}

function hasHour(cell: SheetCell | null | undefined): boolean {
  if (cell?.kind === 'date') return cell.time !== null && cell.time !== '00:00';
  if (!cell) return false;
  const day = dateOfCell(cell);
  if (day?.kind === 'count') return day.time !== null;
  const time = cell.kind === 'text' ? timeBehindDate(cell.text) : null;
  return epochOf(cell) !== null || (typeof time === 'string' && time !== '00:00');
}

/** Means in a table without hours are statistics of a day, and no readings. */
export function withoutDailyMeans(
  { rows }: SheetTable,
  columns: readonly WeighedColumn[],
  answers: ImportAnswers,
): readonly WeighedColumn[] {
  const date = columns.find(({ kind }) => kind === 'date');
  const hasHours =
    columns.some(({ kind }) => kind === 'time') || (date && rows.some(({ cells }) => hasHour(cells[date.index])));
  if (hasHours || !date) return columns;
  return columns.map((column) => {
    const isMean = isValueField(column.kind) && hasWord(plain(column.head), columnNames.mean);
    return isMean && !(column.key in answers.columns) ? { ...column, kind: 'nothing' as const, between: [] } : column;
  });
}
