import { indicesInSpan, type Points, type Span } from '../series.ts';
import type { Outlier } from './outliers.ts';

/** What a line shows in one column of a graph: the mean of its days there, and between which readings of those days they lie. */
export interface Column {
  /** The middle of the days that have a value. */
  x: number;
  /** Null interrupts the line. */
  y: number | null;
  low: number;
  high: number;
}

/** The longest gap in days that a line of means bridges: a weekend, but not the weeks between two crops. */
const bridged = 3;

/**
 * Reduces a line to at most `buckets` points, each with the mean of its days and with their lowest and highest reading. Outliers do not
 * widen that range, and a day with one does not shift the mean of other days, because a graph marks outliers by themselves. Where each value has a point of its own, a day without a value interrupts the
 * line; where several share one, a gap of more than three days does, also within a column. The neighbours just outside of the span are
 * included, so that the line reaches the edge.
 */
export function columnsOf(points: Points, span: Span, buckets: number, outliers: readonly Outlier[] = []): Column[] {
  const [inside, behind] = indicesInSpan(points, span);
  const [first, last] = [Math.max(0, inside - 1), Math.min(points.x.length, behind + 1)];
  const width = (span.to + 1 - span.from) / buckets;
  const isEachDrawn = last - first <= buckets;
  const longest = isEachDrawn || width < 1 ? 1 : bridged;
  const odd = new Map(outliers.map(({ x }) => [x, outliers.filter((other) => other.x === x).map(({ y }) => y)]));
  const columns: Column[] = [];
  let at = Number.NaN;
  let before = Number.NaN;
  let days = 0;
  let sum = 0;
  let count = 0;
  let low = Infinity;
  let high = -Infinity;
  let lone: { x: number; y: number } | undefined;
  const flush = () => {
    const middle = count > 0 ? { x: days / count, y: sum / count } : lone;
    if (middle) columns.push({ ...middle, low: Math.min(low, middle.y), high: Math.max(high, middle.y) });
    days = sum = count = 0;
    low = Infinity;
    high = -Infinity;
    lone = undefined;
  };
  for (let index = first; index < last; index++) {
    const x = points.x[index] ?? 0;
    const y = points.mean[index] ?? Number.NaN;
    if (Number.isNaN(y)) continue;
    const own = isEachDrawn ? index : Math.floor((x - span.from) / width);
    const isBroken = Math.floor(x) - Math.floor(before) > longest;
    if (own !== at || isBroken) flush();
    const end = columns.at(-1);
    if (isBroken && end) columns.push({ ...end, y: null });
    at = own;
    before = x;
    const left = odd.size > 0 ? odd.get(x) : undefined;
    if (left) lone = { x, y };
    else {
      days += x;
      sum += y;
      count++;
    }
    const min = points.min[index] ?? y;
    const max = points.max[index] ?? y;
    if (min < low && !left?.includes(min)) low = min;
    if (max > high && !left?.includes(max)) high = max;
  }
  flush();
  return columns;
}
