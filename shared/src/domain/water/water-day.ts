import { isDate } from '../farm-time.ts';

/** Whose day: the farm's where `plotId` is null. */
export interface DayOfPlot {
  date: string;
  plotId: string | null;
}

/**
 * The id of a day's water and light: the day, and the plot's id behind a point where it is of one plot. So there is one of each, whoever writes it first; two who write the
 * same day without network meet in it, and days sort by their ids.
 */
export function waterDayId({ date, plotId }: DayOfPlot): string {
  return plotId === null ? date : `${date}.${plotId}`;
}

/** What an id says; null where it is none. */
export function dayOfWaterId(id: string): DayOfPlot | null {
  const [date = '', ...rest] = id.split('.');
  if (!isDate(date) || rest.length > 1) return null;
  return { date, plotId: rest[0] ?? null };
}
