import { type DayValue, daysAlike } from './days.ts';
import { meanOf } from './statistics.ts';

export type Trend = 'rising' | 'falling' | 'steady';

/**
 * The least change, as a share of the week before. Smaller changes count as steady, because two meters in the same water differ by as much
 * (±2 % each).
 */
const leastChange = 0.03;

/** The difference between two weeks. */
export interface WeekChange {
  trend: Trend;
  /** The mean of the later week's days minus that of the week before, in the stored unit. */
  change: number;
}

/**
 * Compares the seven days that end with `last` with the seven before, by the means of their days (product, section 10) in one kind. Null where either
 * week has no day.
 */
export function weekChange(days: readonly DayValue[], last: number): WeekChange | null {
  const both = daysAlike(days, last - 13, last);
  const valuesOf = (isNow: boolean) => both.filter(({ day }) => day > last - 7 === isNow).map(({ value }) => value);
  const [now, before] = [valuesOf(true), valuesOf(false)];
  if (now.length === 0 || before.length === 0) return null;
  const change = meanOf(now) - meanOf(before);
  const isSteady = Math.abs(change) < leastChange * Math.abs(meanOf(before));
  return { trend: isSteady ? 'steady' : change > 0 ? 'rising' : 'falling', change };
}

/** The trend of `weekChange`. */
export function trendOf(days: readonly DayValue[], last: number): Trend | null {
  return weekChange(days, last)?.trend ?? null;
}
