import { clamped } from '../../series/axes/zoom.ts';
import { type Span, spanDays } from '../../series/series.ts';

/** The fewest days that open: a value says more with the days around it. */
const fewestDays = 7;

/** The days with which a plot's graphs open for a column of the map: the column's, with as many around them as make a week. */
export function openedSpan(column: Span, whole: Span): Span {
  const missing = Math.max(0, fewestDays - spanDays(column));
  const from = column.from - Math.floor(missing / 2);
  return clamped({ from, to: from + spanDays(column) + missing - 1 }, whole);
}
