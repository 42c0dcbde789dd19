import type { MeasuredField } from '@seguia/shared/domain/readings/measures';

/**
 * One plot's values of one measure, as parallel columns in ascending `x`. `x` counts days since 1970-01-01 (farm-local); a whole day is
 * at its noon (`.5`). NaN in `mean` is a gap. `min`, `max` and `count` are over the readings of that day; for a single reading all are
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
  /** Σ (value × drained) and Σ drained (mL) of the readings whose volume is known, and their number. */
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
