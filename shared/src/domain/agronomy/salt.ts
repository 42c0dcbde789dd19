import { type DayValue, daysAlike } from './days.ts';
import { theilSen } from './theil-sen.ts';

/** The least number of days with a reading for a rise: on four days, Kendall's test passes only if every pair rises. */
const fewestDays = 5;

/**
 * The least rise in seven days that counts, in mS/cm. Above its tolerance, a tomato loses 9.9 % of the yield per mS/cm (Maas and Hoffman,
 * "Crop salt tolerance: current assessment", 1977), so 0.5 costs 5 %: the smallest loss worth a change, and more than two meters differ by
 * (±2 %).
 */
const leastRise = 0.5;

/**
 * The least share of rising pairs of days for a steady rise. Of the 21 pairs of seven days, 17 rise by chance in 3.5 % of weeks (Kendall's
 * S of 13; Gilbert, "Statistical Methods for Environmental Pollution Monitoring", 1987, table A18).
 */
const steadyShare = 17 / 21;

/**
 * The rise of drain EC in the seven days that end with `last`, in mS/cm: seven times the Theil–Sen slope of its days. Null where it did not
 * rise steadily, rose by less than 0.5, or was read on fewer than five days.
 */
export function riseOfWeek(days: readonly DayValue[], last: number): number | null {
  const week = daysAlike(days, last - 6, last);
  if (week.length < fewestDays) return null;
  const found = theilSen(week.toSorted((a, b) => a.day - b.day).map(({ day, value }) => ({ x: day, y: value })));
  if (!found || found.risingShare < steadyShare) return null;
  const rise = found.slope * 7;
  return rise < leastRise ? null : rise;
}
