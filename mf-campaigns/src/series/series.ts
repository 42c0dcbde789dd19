import { exactMean } from '@seguia/shared/domain/agronomy/statistics';
import type { MeasuredField } from '@seguia/shared/domain/readings/measures';

/**
 * One plot's values of one measure, as parallel columns in ascending `x`. `x` counts days since 1970-01-01 (farm-local); a whole day is
 * at its noon (`.5`). NaN in `mean` is a gap; of a drain measure it is the mean by volume on a day whose readings all have their volumes. `min`, `max` and `count` are over the readings of that day; for a single reading all are
 * equal. EC in mS/cm, drain percentage in percent.
 */
export interface Points {
  x: Float64Array;
  mean: Float64Array;
  min: Float64Array;
  max: Float64Array;
  count: Float64Array;
  /** Whether `mean` holds medians (pH): the figure of a span is then the median of its days. */
  isMedian?: boolean;
  /** Only of drain measures: the plain mean of each day's readings. */
  plain?: Float64Array;
  /**
   * Only of drain measures: the mean by volume is Σ sum ÷ Σ weight, over the readings whose volumes are known; `count` is their number. For
   * drain EC these are EC × drained and drained (mL), for the percentage drained × 100 and given (mL).
   */
  weighted?: { sum: Float64Array; weight: Float64Array; count: Float64Array };
  /** The number of readings that have a target band, and of those inside of it. */
  target?: { inside: Float64Array; held: Float64Array };
}

/** The volumes behind the drain percentages of the same `x`, in millilitres; `count` is the number of readings that have both. */
export interface Volumes {
  drained: Float64Array;
  given: Float64Array;
  count: Float64Array;
}

export interface PlotSeries {
  plotId: string;
  points: Record<MeasuredField, Points>;
  volumes: Volumes;
}

/** A stretch of days, both ends included, as day numbers. */
export interface Span {
  from: number;
  to: number;
}

export const spanDays = (span: Span): number => span.to - span.from + 1;

/** The data of graphs: values of plots between two days, by day or by reading. */
export interface SeriesSet {
  span: Span;
  resolution: 'day' | 'reading';
  plots: PlotSeries[];
}

/** The indices of `points` within a span: [first, last + 1]. */
export function indicesInSpan(points: { x: Float64Array }, span: Span): [number, number] {
  return [lowerBound(points.x, span.from), lowerBound(points.x, span.to + 1)];
}

/** The first index whose value is at least `limit`. */
function lowerBound(ascending: Float64Array, limit: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? Infinity) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What a drain measure's mean by volume is made of, by day. */
export type Weighted = NonNullable<Points['weighted']>;

/** Means without the rounding error of binary fractions. */
export const exactMeans = (means: Float64Array): Float64Array => means.map(exactMean);

/** Each day's value of a drain measure: its mean by volume where each of its readings has its volume, otherwise its plain mean. */
export function meansByVolume(plain: Float64Array, count: ArrayLike<number>, weighted: Weighted): Float64Array {
  return plain.map((mean, day) => dayByVolume({ count, weighted }, day) ?? mean);
}

/** The mean by volume over days, given by their places; null where any reading of theirs lacks its volume. */
export function meanByVolume(points: Pick<Points, 'count' | 'weighted'>, days: readonly number[]): number | null {
  const { weighted } = points;
  if (!weighted || days.some((day) => dayByVolume({ ...points, weighted }, day) === null)) return null;
  const total = (column: Float64Array) => days.reduce((sum, day) => sum + (column[day] ?? 0), 0);
  return total(weighted.weight) > 0 ? total(weighted.sum) / total(weighted.weight) : null;
}

function dayByVolume(
  { count, weighted }: { count: ArrayLike<number>; weighted: Weighted },
  day: number,
): number | null {
  const weight = weighted.weight[day] ?? 0;
  return weight > 0 && weighted.count[day] === count[day] ? (weighted.sum[day] ?? 0) / weight : null;
}
