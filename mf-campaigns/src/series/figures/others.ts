import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import { quantile } from './quantile.ts';
import type { PlotSeries, Span } from '../series.ts';
import { indicesInSpan } from '../series.ts';

/** The spread of the plots that are not picked, in one bucket of days: their median and the middle 80 %. */
export interface Spread {
  x: number;
  low: number;
  median: number;
  high: number;
}

/** The smallest number of plots that are pooled. */
export const fewestPooled = 3;

/**
 * The spread of the other plots per bucket. A day counts where at least half of them, and at least three, measured: with fewer the median
 * would depend on which plots they are, and jump from day to day. A bucket without such a day is null.
 */
export function spreadOfOthers(
  others: PlotSeries[],
  measure: MeasuredField,
  span: Span,
  buckets: number,
): (Spread | null)[] {
  const days = span.to + 1 - span.from;
  const count = Math.min(buckets, days);
  const values = Array.from({ length: count }, (): number[] => []);
  const quorum = Math.max(fewestPooled, others.length / 2);
  const measuring = plotsPerDay(others, measure, span);
  for (const plot of others) {
    const { x, mean } = plot.points[measure];
    const [first, behind] = indicesInSpan({ x }, span);
    for (let index = first; index < behind; index++) {
      const y = mean[index] ?? Number.NaN;
      const at = (x[index] ?? 0) - span.from;
      if (Number.isNaN(y) || (measuring[Math.floor(at)] ?? 0) < quorum) continue;
      values[Math.floor((at / days) * count)]?.push(y);
    }
  }
  return values.map((unsorted, bucket) => {
    if (unsorted.length === 0) return null;
    const ascending = Float64Array.from(unsorted).sort();
    return {
      x: span.from + ((bucket + 0.5) * days) / count,
      low: quantile(ascending, 0.1),
      median: quantile(ascending, 0.5),
      high: quantile(ascending, 0.9),
    };
  });
}

/** How many plots have a value on each day of a span. */
function plotsPerDay(plots: PlotSeries[], measure: MeasuredField, span: Span): Uint16Array {
  const measuring = new Uint16Array(span.to + 1 - span.from);
  for (const plot of plots) {
    const { x, mean } = plot.points[measure];
    const [first, behind] = indicesInSpan({ x }, span);
    let counted = -1;
    for (let index = first; index < behind; index++) {
      const day = Math.floor((x[index] ?? 0) - span.from);
      if (day === counted || Number.isNaN(mean[index] ?? Number.NaN)) continue;
      counted = day;
      measuring[day] = (measuring[day] ?? 0) + 1;
    }
  }
  return measuring;
}
