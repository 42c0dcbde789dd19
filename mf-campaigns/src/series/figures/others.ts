import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import { quantile } from './quantile.ts';
import type { PlotSeries, Span } from '../series.ts';
import { indicesInSpan } from '../series.ts';

/** Where the plots that are not picked lie, in one bucket of days: their median and the middle 80 %. */
export interface Spread {
  x: number;
  low: number;
  median: number;
  high: number;
}

/** The spread of the others per bucket; a bucket in which none of them measured is null. */
export function spreadOfOthers(
  others: PlotSeries[],
  measure: MeasuredField,
  span: Span,
  buckets: number,
): (Spread | null)[] {
  const days = span.to + 1 - span.from;
  const count = Math.min(buckets, days);
  const values = Array.from({ length: count }, (): number[] => []);
  for (const plot of others) {
    const { x, mean } = plot.points[measure];
    const [first, behind] = indicesInSpan({ x }, span);
    for (let index = first; index < behind; index++) {
      const y = mean[index] ?? Number.NaN;
      if (!Number.isNaN(y)) values[Math.floor((((x[index] ?? 0) - span.from) / days) * count)]?.push(y);
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
