import { dayNumber } from '../farm-time.ts';
import { byMeasure, type MeasuredField, type MeasuredValues } from './measures.ts';
import { minuteOf, type Moment, nearestTo } from '../agronomy/same-hour.ts';

/** An earlier value to compare with, and when it was read. */
export interface Compared extends Moment {
  value: number;
  /** Days from its date to the reading's: 0 for the same day, 1 for the day before. */
  daysBefore: number;
}

export type ComparedValues = Record<MeasuredField, Compared | null>;

const day = 24 * 60;

/**
 * The earlier value for each value of a reading: from the plot's reading nearest to the same hour of the day before, ± 2 h, because drain
 * values follow the day; if it has none, the last reading that has the value. `rows` are the plot's, newest first; the reading itself and
 * later ones do not count.
 */
export function comparedValues<Row extends Moment & MeasuredValues & { id: string }>(
  rows: readonly Row[],
  inHand: Moment & { id?: string | undefined },
): ComparedValues {
  const now = minuteOf(inHand);
  const before = rows.filter((row) => row.id !== inHand.id && minuteOf(row) <= now);
  return byMeasure((field) => {
    const row = nearestTo(before, now - day, field) ?? before.find((candidate) => candidate[field] !== null);
    const value = row?.[field];
    if (!row || value === null || value === undefined) return null;
    return { value, date: row.date, time: row.time, daysBefore: dayNumber(inHand.date) - dayNumber(row.date) };
  });
}

/** The earlier values alone. */
export function valuesCompared(compared: ComparedValues): MeasuredValues {
  return byMeasure((field) => compared[field]?.value ?? null);
}

/** The difference between a value and an earlier one, without the rounding error of binary fractions: 2.4 − 2.3 is 0.1. */
export function changeOf(value: number, compared: number): number {
  return Number((value - compared).toFixed(6));
}
