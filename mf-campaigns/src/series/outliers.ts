import { quantile } from './quantile.ts';
import type { Points, Span } from './series.ts';
import { indicesWithin } from './series.ts';

export interface Outlier {
  x: number;
  y: number;
}

/**
 * The single readings that lie far from a plot's usual days: more than three interquartile ranges outside the quartiles of
 * its daily means (Tukey's "far out"). The mean of a day would hide them, so they are marked on their own.
 */
export function outliersOf(points: Points, span: Span): Outlier[] {
  const [first, behind] = indicesWithin(points, span);
  const means = points.mean.slice(first, behind).filter((mean) => !Number.isNaN(mean));
  if (means.length < 8) return [];
  means.sort();
  const lowerQuartile = quantile(means, 0.25);
  const upperQuartile = quantile(means, 0.75);
  const reach = 3 * (upperQuartile - lowerQuartile);
  const found: Outlier[] = [];
  for (let index = first; index < behind; index++) {
    if (Number.isNaN(points.mean[index] ?? Number.NaN)) continue;
    const x = points.x[index] ?? 0;
    const low = points.min[index] ?? 0;
    const high = points.max[index] ?? 0;
    if (low < lowerQuartile - reach) found.push({ x, y: low });
    if (high > upperQuartile + reach) found.push({ x, y: high });
  }
  return found;
}
