import { daysBetween } from '../farm-time.ts';

/** A measure's value of a day: the mean of its readings, in the stored unit. */
export interface DayValue {
  /** Days since 1970-01-01, the farm's. */
  day: number;
  value: number;
}

/** Days since 1970-01-01 of a farm-local date `YYYY-MM-DD`. */
export function dayNumber(date: string): number {
  return daysBetween('1970-01-01', date);
}

/** Values as days: the mean of each date that has one, in the order in which the dates come. */
export function dayMeans(values: readonly { date: string; value: number | null }[]): DayValue[] {
  const byDate = new Map<string, number[]>();
  for (const { date, value } of values) if (value !== null) byDate.set(date, [...(byDate.get(date) ?? []), value]);
  return [...byDate].map(([date, own]) => ({ day: dayNumber(date), value: meanOf(own) }));
}

/** The days of a week that ends with `last`. */
export function weekOf(days: readonly DayValue[], last: number): DayValue[] {
  return days.filter(({ day }) => day > last - 7 && day <= last);
}

/** The plain mean; NaN of none. */
export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
