import type { Reading } from '@seguia/shared/platform';
import { byMeasure, measuredFields, type MeasuredValues } from '@seguia/shared/domain/readings/measures';

export type Values = MeasuredValues;

/**
 * The last known value of each measure in a plot's readings, which come newest first. A measure that is missing in the newest reading is
 * looked up further back. `before` leaves out that reading and all later ones.
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

/** Whether a reading is of the same minute as another, or earlier. Farm-local date and time compare as text. */
export function isUpTo(reading: Moment, other: Moment): boolean {
  return `${reading.date}T${reading.time}` <= `${other.date}T${other.time}`;
}
