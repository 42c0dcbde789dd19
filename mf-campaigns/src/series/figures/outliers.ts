import { quantile } from './quantile.ts';
import type { Points, Span } from '../series.ts';
import { indicesInSpan } from '../series.ts';

export interface Outlier {
  x: number;
  y: number;
}

/** How many days to each side a day is compared with: enough to bridge an odd week, few enough to follow a growing crop. */
const reach = 7;

/** How many times the usual deviation a reading must be off. That deviation is a standard deviation estimated from the median (× 1.4826). */
const wobbles = 6;

/** The least share of the usual value that a reading must be off: where most values are equal, one step of the meter is many deviations. */
const leastShare = 0.1;

/**
 * The single readings that are far from the plot's values of the days around them. They are marked separately, because the mean of a day
 * would hide them. The values of a new crop are no outliers, because their neighbours are like them.
 */
export function outliersOf(points: Points, span: Span): Outlier[] {
  const [first, behind] = indicesInSpan(points, span);
  const values = points.mean.subarray(first, behind);
  const around = localMeans(values);
  const distances = new Float64Array(values.length);
  let measured = 0;
  for (let at = 0; at < values.length; at++) {
    const distance = Math.abs((values[at] ?? 0) - (around[at] ?? 0));
    if (!Number.isNaN(distance)) distances[measured++] = distance;
  }
  const found: Outlier[] = [];
  if (measured < reach) return found;
  const wobble = 1.4826 * quantile(distances.subarray(0, measured).sort(), 0.5);
  const limit = Math.max(wobbles * wobble, leastShare * Math.abs(medianOf(values)));
  for (let at = 0; at < values.length; at++) {
    if (Number.isNaN(values[at] ?? Number.NaN)) continue;
    const low = points.min[first + at] ?? 0;
    const high = points.max[first + at] ?? 0;
    const near = around[at] ?? 0;
    // The mean of the neighbours is cheap, but a strong outlier shifts it. A value that fails against the mean is compared with the median.
    if (near - low <= limit && high - near <= limit) continue;
    const middle = medianOf(values.slice(Math.max(0, at - reach), at + reach + 1));
    if (middle - low > limit) found.push({ x: points.x[first + at] ?? 0, y: low });
    if (high - middle > limit) found.push({ x: points.x[first + at] ?? 0, y: high });
  }
  return found;
}

/** The mean of each value with its neighbours, by running sums; gaps do not count. */
function localMeans(values: Float64Array): Float64Array {
  const size = values.length;
  const sums = new Float64Array(size + 1);
  const counts = new Float64Array(size + 1);
  for (let at = 0; at < size; at++) {
    const value = values[at] ?? 0;
    const gap = Number.isNaN(value);
    sums[at + 1] = (sums[at] ?? 0) + (gap ? 0 : value);
    counts[at + 1] = (counts[at] ?? 0) + (gap ? 0 : 1);
  }
  const means = new Float64Array(size);
  for (let at = 0; at < size; at++) {
    const from = Math.max(0, at - reach);
    const to = Math.min(size, at + reach + 1);
    means[at] = ((sums[to] ?? 0) - (sums[from] ?? 0)) / ((counts[to] ?? 0) - (counts[from] ?? 0));
  }
  return means;
}

const medianOf = (values: Float64Array): number => quantile(values.filter((value) => !Number.isNaN(value)).sort(), 0.5);
