import type { CsvLine } from '../imports/cells/csv-lines.ts';
import type { WaterColumn } from './water-columns.ts';
import { dayOfText } from './water-date.ts';

/** A column of a file, with what its head names. */
interface HeadedColumn {
  head: string;
  column: WaterColumn | null;
}

/**
 * The column of days is the one whose head says it and whose cells are days ("Lundi" is none), otherwise one without a meaning whose cells
 * are days, such as "Time". All others hold something else.
 */
export function withOneDate(columns: readonly HeadedColumn[], body: readonly CsvLine[]): readonly HeadedColumn[] {
  const days = columns.map((_, index) => {
    const texts = body.flatMap(({ cells }) => cells[index] || []);
    return (
      texts.filter((text) => dayOfText(text) !== null || dayOfText(text, 'month') !== null).length / (texts.length || 1)
    );
  });
  const best = (may: (column: HeadedColumn) => boolean) =>
    columns.findIndex(
      (column, index) =>
        may(column) &&
        (days[index] ?? 0) === Math.max(...columns.map((other, at) => (may(other) ? (days[at] ?? 0) : 0))),
    );
  const named = best(({ column }) => column?.holds === 'date');
  const found = named >= 0 ? named : best(({ column, head }) => column === null && head !== '');
  const isDay = named >= 0 || (days[found] ?? 0) > almostAll;
  return columns.map((column, index) => {
    if (index === found && isDay) return { ...column, column: { holds: 'date' } };
    return column.column?.holds === 'date' ? { ...column, column: null } : column;
  });
}

/** The share of a column's cells that must be days where its head does not say it. */
const almostAll = 0.8;
