import { dayNumber } from '../farm-time.ts';
import { byMeasure, type MeasuredField, type MeasuredValues } from './measures.ts';
import { minuteOf, type Moment, nearestTo } from '../agronomy/same-hour.ts';

/** A value that another one is compared with, and whose it is. */
export interface Compared extends Moment {
  value: number;
  /** Days from its date to the one in hand: 0 of the same day, 1 of the day before. */
  daysBefore: number;
}

export type ComparedValues = Record<MeasuredField, Compared | null>;

const day = 24 * 60;

/**
 * What each value of a reading is compared with: the plot's reading nearest to the same hour of the day before, ± 2 h, for drain values follow the day;
 * where none has the value, the last one that has. `rows` are the plot's, newest first; the reading in hand and later ones do not count.
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

/** The values alone. */
export function valuesCompared(compared: ComparedValues): MeasuredValues {
  return byMeasure((field) => compared[field]?.value ?? null);
}

/** How far a value is from the one that it is compared with, without the dust of binary fractions: 2.4 − 2.3 is 0.1. */
export function changeOf(value: number, compared: number): number {
  return Number((value - compared).toFixed(6));
}
