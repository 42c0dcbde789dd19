import type { MeasuredField } from '@seguia/shared/domain/readings/measures';

/**
 * One plot's values of one measure, as parallel columns in ascending `x`.
 *
 * `x` counts days since 1970-01-01 (farm-local), a whole day standing at its noon (`.5`). NaN in `mean` is a value that was
 * not measured: a gap. `min`, `max` and `count` are over the readings of that day; of a single reading all are the same.
 * EC in mS/cm, drain percentage in percent.
 */
export interface Points {
  x: Float64Array;
  mean: Float64Array;
  min: Float64Array;
  max: Float64Array;
  count: Float64Array;
  /** Where `mean` holds medians (pH): a span's figure is then the median of its days. */
  isMedian?: boolean;
  /** Σ (value × drained) and Σ drained (mL) of the readings whose volume is known, and how many they are. */
  weighted?: { sum: Float64Array; weight: Float64Array; count: Float64Array };
  /** How many readings have a target band, and how many of them are inside. */
  target?: { inside: Float64Array; held: Float64Array };
}

/** Volumes behind the drain percentages of the same `x`, in millilitres; `count` is how many readings have both. */
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

/** What a graph looks at: who measured what between two days, by day or reading by reading. */
export interface SeriesSet {
  span: Span;
  resolution: 'day' | 'reading';
  plots: PlotSeries[];
}

/** The indices of `points` that lie within a span: [first, behind the last]. */
export function indicesInSpan(points: { x: Float64Array }, span: Span): [number, number] {
  return [lowerBound(points.x, span.from), lowerBound(points.x, span.to + 1)];
}

/** The first index whose value is not below `limit`. */
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
