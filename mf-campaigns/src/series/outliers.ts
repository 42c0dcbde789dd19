import { quantile } from './quantile.ts';
import type { Points, Span } from './series.ts';
import { indicesWithin } from './series.ts';

export interface Outlier {
  x: number;
  y: number;
}

/** Days to each side that a day is compared with: enough to outlast an odd week, short enough to follow a growing crop. */
const reach = 7;

/** How many times the usual wobble a reading must be off. The wobble is a standard deviation estimated from the median (× 1.4826). */
const wobbles = 6;

/**
 * The single readings that are far off what the plot did in the days around them. The mean of a day would hide them, so they
 * are marked on their own. A new crop with other values is not an outlier: its neighbours have them too.
 */
export function outliersOf(points: Points, span: Span): Outlier[] {
  const [first, behind] = indicesWithin(points, span);
  const measured: number[] = [];
  for (let index = first; index < behind; index++)
    if (!Number.isNaN(points.mean[index] ?? Number.NaN)) measured.push(index);
  if (measured.length < reach) return [];
  const around = localMeans(measured.map((index) => points.mean[index] ?? 0));
  const distances = Float64Array.from(measured, (index, at) => Math.abs((points.mean[index] ?? 0) - (around[at] ?? 0)));
  const limit = wobbles * 1.4826 * quantile(distances.sort(), 0.5);
  if (limit === 0) return [];
  const found: Outlier[] = [];
  for (const [at, index] of measured.entries()) {
    const low = points.min[index] ?? 0;
    const high = points.max[index] ?? 0;
    const near = around[at] ?? 0;
    // The mean around is cheap, but a strong outlier pulls its neighbours' with it: who fails against it is asked again.
    if (near - low <= limit && high - near <= limit) continue;
    const middle = localMedian(points, measured, at);
    if (middle - low > limit) found.push({ x: points.x[index] ?? 0, y: low });
    if (high - middle > limit) found.push({ x: points.x[index] ?? 0, y: high });
  }
  return found;
}

/** The mean of each value's neighbours and itself, by running sums. */
function localMeans(values: number[]): Float64Array {
  const sums = new Float64Array(values.length + 1);
  for (const [at, value] of values.entries()) sums[at + 1] = (sums[at] ?? 0) + value;
  return Float64Array.from(values, (_, at) => {
    const from = Math.max(0, at - reach);
    const to = Math.min(values.length, at + reach + 1);
    return ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
  });
}

function localMedian(points: Points, measured: number[], at: number): number {
  const near = measured.slice(Math.max(0, at - reach), at + reach + 1);
  return quantile(Float64Array.from(near, (index) => points.mean[index] ?? 0).sort(), 0.5);
}
