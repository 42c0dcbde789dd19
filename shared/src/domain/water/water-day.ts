import { isDate } from '../farm-time.ts';

/** A day of a plot; of the whole farm where `plotId` is null. */
export interface DayOfPlot {
  date: string;
  plotId: string | null;
}

/**
 * The id of a day's water and light: the day, followed by a point and the plot's id if it is of one plot. So there is only one of each,
 * also if two people write the same day without network, and days sort by their ids.
 */
export function waterDayId({ date, plotId }: DayOfPlot): string {
  return plotId === null ? date : `${date}.${plotId}`;
}

/** The parts of an id; null where it is malformed. */
export function dayOfWaterId(id: string): DayOfPlot | null {
  const [date = '', ...rest] = id.split('.');
  if (!isDate(date) || rest.length > 1) return null;
  return { date, plotId: rest[0] ?? null };
}
