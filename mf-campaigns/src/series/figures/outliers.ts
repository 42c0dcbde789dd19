import { quantile } from './quantile.ts';
import type { Points, Span } from '../series.ts';
import { indicesInSpan } from '../series.ts';

export interface Outlier {
  x: number;
  y: number;
}

/** Days to each side that a day is compared with: enough to outlast an odd week, short enough to follow a growing crop. */
const reach = 7;

/** How many times the usual wobble a reading must be off. The wobble is a standard deviation estimated from the median (× 1.4826). */
const wobbles = 6;

/** The share of the usual value that a reading must be off at least: where most are the same, any step of the meter is many wobbles. */
const leastShare = 0.1;

/**
 * The single readings that are far off what the plot did in the days around them. The mean of a day would hide them, so they
 * are marked on their own. A new crop with other values is not an outlier: its neighbours have them too.
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
    // The mean around is cheap, but a strong outlier pulls its neighbours' with it: a value that fails against it is compared again.
    if (near - low <= limit && high - near <= limit) continue;
    const middle = medianOf(values.slice(Math.max(0, at - reach), at + reach + 1));
    if (middle - low > limit) found.push({ x: points.x[first + at] ?? 0, y: low });
    if (high - middle > limit) found.push({ x: points.x[first + at] ?? 0, y: high });
  }
  return found;
}

/** The mean of each value's neighbours and itself, by running sums; gaps count for nothing. */
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
