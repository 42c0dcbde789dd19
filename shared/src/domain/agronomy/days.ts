import { dayNumber } from '../farm-time.ts';
import { meanOf } from './statistics.ts';

/** A measure's value for one day: the mean of its readings, in the stored unit. */
export interface DayValue {
  /** The farm's day, in days since 1970-01-01. */
  day: number;
  value: number;
}

/** The mean of each date that has a value, in the order in which the dates come. */
export function dayMeans(values: readonly { date: string; value: number | null }[]): DayValue[] {
  const byDate = new Map<string, number[]>();
  for (const { date, value } of values) if (value !== null) byDate.set(date, [...(byDate.get(date) ?? []), value]);
  return [...byDate].map(([date, own]) => ({ day: dayNumber(date), value: meanOf(own) }));
}

/** The days of a week that ends with `last`. */
export function weekOf(days: readonly DayValue[], last: number): DayValue[] {
  return days.filter(({ day }) => day > last - 7 && day <= last);
}
