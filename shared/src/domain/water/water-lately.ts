import { addDays } from '../farm-time.ts';
import { waterByDay, type WaterOfDay, waterOfPlots } from './water-of-plot.ts';
import { meanWaterPerLight, waterPerLight } from './water-ratio.ts';

/** How water followed light recently; ratios in mL per joule. */
export interface WaterLately {
  /** The last day on which both are known, YYYY-MM-DD. */
  date: string;
  ratio: number;
  /** The ratio of the seven days that end with it. */
  ofWeek: number;
}

/** How many days back the last day may be: older water says nothing about now. */
const recentDays = 7;

/**
 * The last day's water for its light compared with its week's, over some plots (each with its own days or the farm's). Null where nothing
 * recent is known.
 */
export function waterLately(
  days: readonly WaterOfDay[],
  plotIds: readonly string[],
  today: string,
): WaterLately | null {
  const first = addDays(today, -2 * recentDays);
  const known = waterByDay(days.filter(({ date }) => date > first));
  const on = (date: string) => waterOfPlots(known, date, plotIds);
  for (let back = 0; back < recentDays; back += 1) {
    const date = addDays(today, -back);
    const ratio = waterPerLight(on(date));
    if (ratio === null) continue;
    const week = Array.from({ length: 7 }, (_, index) => on(addDays(date, -index)));
    return { date, ratio, ofWeek: meanWaterPerLight(week) ?? ratio };
  }
  return null;
}
