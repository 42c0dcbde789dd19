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
    if (before && (row.id === before.id || !isUpTo(row, before))) continue;
    for (const measure of measuredFields) values[measure] ??= row[measure];
  }
  return values;
}

interface Moment {
  date: string;
  time: string;
}

/** Whether a reading is not of a later minute than another. Farm-local stamps compare as text. */
export function isUpTo(reading: Moment, other: Moment): boolean {
  return `${reading.date}T${reading.time}` <= `${other.date}T${other.time}`;
}
