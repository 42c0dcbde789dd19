import type { Reading } from '@seguia/shared/platform';
import { byMeasure, measuredFields, type MeasuredValues } from '@seguia/shared/domain/readings/measures';

export type Values = MeasuredValues;

/**
 * The last known value of each measure in a plot's readings, the newest first: what was not measured the last time is searched
 * further back. `before` leaves out the reading in hand and what came after it.
 */
export function lastValues(rows: readonly Reading[], before?: { id?: string; date: string; time: string }): Values {
  const values: Values = byMeasure(() => null);
  for (const row of rows) {
    if (before && (row.id === before.id || isAfter(row, before))) continue;
    for (const measure of measuredFields) values[measure] ??= row[measure];
  }
  return values;
}

/** Farm-local stamps compare as text. */
function isAfter(row: { date: string; time: string }, before: { date: string; time: string }): boolean {
  return `${row.date}T${row.time}` > `${before.date}T${before.time}`;
}
