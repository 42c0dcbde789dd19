import { type DayValue, weekOf } from './days.ts';
import { meanOf } from './statistics.ts';

export type Trend = 'rising' | 'falling' | 'steady';

/** A share of the week before. A smaller change is steady: two meters of one water differ by as much (±2 % each). */
const leastChange = 0.03;

/** How far two weeks are apart. */
export interface WeekChange {
  trend: Trend;
  /** The mean of the later week's days less that of the week before, in the stored unit. */
  change: number;
}

/**
 * How the seven days that end with `last` stand to the seven before: the mean of their days against the mean of those (product, section 10). Null where
 * either week has no day.
 */
export function weekChange(days: readonly DayValue[], last: number): WeekChange | null {
  const [now, before] = [last, last - 7].map((end) => weekOf(days, end).map(({ value }) => value));
  if (!now?.length || !before?.length) return null;
  const change = meanOf(now) - meanOf(before);
  const isSteady = Math.abs(change) < leastChange * Math.abs(meanOf(before));
  return { trend: isSteady ? 'steady' : change > 0 ? 'rising' : 'falling', change };
}

/** The trend alone, as `weekChange` has it. */
export function trendOf(days: readonly DayValue[], last: number): Trend | null {
  return weekChange(days, last)?.trend ?? null;
}
