import { type DayValue, weekOf } from './days.ts';
import { meanOf } from './statistics.ts';

export type Trend = 'rising' | 'falling' | 'steady';

/** A share of the week before. A smaller change is steady: two meters of one water differ by as much (±2 % each). */
const leastChange = 0.03;

/**
 * How the seven days that end with `last` stand to the seven before: the mean of their days against the mean of those (product, section 10). Null where
 * either week has no day.
 */
export function trendOf(days: readonly DayValue[], last: number): Trend | null {
  const [now, before] = [last, last - 7].map((end) => weekOf(days, end).map(({ value }) => value));
  if (!now?.length || !before?.length) return null;
  const change = (meanOf(now) - meanOf(before)) / Math.abs(meanOf(before));
  if (Math.abs(change) < leastChange) return 'steady';
  return change > 0 ? 'rising' : 'falling';
}
