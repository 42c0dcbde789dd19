import { isByVolume, type MeasuredField } from '@seguia/shared/domain/readings/measures';
import type { PlotSeries, Points, Span, Volumes } from '../series.ts';
import { indicesInSpan } from '../series.ts';

/**
 * A plot's figures of one measure over a span; null where nothing was measured. `mean` is the plain mean of the readings.
 * The drain percentage also has its mean by volume, Σ drained ÷ Σ given × 100, over the `count` readings that have their
 * volumes: a day of heavy watering weighs more there.
 */
export interface Figures {
  count: number;
  mean: number | null;
  min: number | null;
  max: number | null;
  byVolume: { percent: number; count: number } | null;
}

export function figuresOf(plot: PlotSeries, measure: MeasuredField, span: Span): Figures {
  const points = plot.points[measure];
  const byVolume = isByVolume(measure) ? percentByVolume(points, plot.volumes, span) : null;
  return { ...plainFigures(points, span), byVolume };
}

/** Count, mean, lowest and highest reading of one line. */
export function plainFigures(points: Points, span: Span): Omit<Figures, 'byVolume'> {
  const [first, behind] = indicesInSpan(points, span);
  let count = 0;
  let sum = 0;
  let min = Infinity;
  let max = -Infinity;
  for (let index = first; index < behind; index++) {
    const mean = points.mean[index] ?? Number.NaN;
    if (Number.isNaN(mean)) continue;
    const readings = points.count[index] ?? 0;
    count += readings;
    sum += mean * readings;
    min = Math.min(min, points.min[index] ?? mean);
    max = Math.max(max, points.max[index] ?? mean);
  }
  return count === 0 ? { count: 0, mean: null, min: null, max: null } : { count, mean: sum / count, min, max };
}

function percentByVolume(points: Points, volumes: Volumes, span: Span): Figures['byVolume'] {
  const [first, behind] = indicesInSpan(points, span);
  let drained = 0;
  let given = 0;
  let count = 0;
  for (let index = first; index < behind; index++) {
    drained += volumes.drained[index] ?? 0;
    given += volumes.given[index] ?? 0;
    count += volumes.count[index] ?? 0;
  }
  return given > 0 ? { percent: (drained / given) * 100, count } : null;
}
