import { medianOf } from '@seguia/shared/domain/agronomy/statistics';
import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import type { PlotSeries, Points, Span } from '../series.ts';
import { indicesInSpan } from '../series.ts';

/**
 * A plot's figures of one measure over a span; null where nothing was measured. `mean` is the plain mean of the readings; of pH it is the median of its days,
 * each day's value being the median of its readings. Drain measures also have their mean by volume over the `count` readings that have their volumes, where a
 * day of heavy watering weighs more: the percentage is Σ drained ÷ Σ given × 100, drain EC is Σ (EC × drained) ÷ Σ drained.
 */
export interface Figures {
  count: number;
  mean: number | null;
  min: number | null;
  max: number | null;
  byVolume: { value: number; count: number } | null;
  /** Counts the readings that have a target band, and the share of them inside of it, in percent; null where none has one. */
  inTarget: { percent: number; count: number } | null;
}

export function figuresOf(plot: PlotSeries, measure: MeasuredField, span: Span): Figures {
  const points = plot.points[measure];
  return {
    ...plainFigures(points, span),
    byVolume: knownByVolume(points, span),
    inTarget: shareInTarget(points, span),
  };
}

/**
 * Count, mean, lowest and highest reading of one line over a span, as a graph says them: the mean is by volume where all readings have their
 * volumes, plain elsewhere, and a median where the line holds medians.
 */
export function lineFigures(
  points: Points,
  span: Span,
): Omit<Figures, 'byVolume' | 'inTarget'> & { isByVolume: boolean } {
  const plain = plainFigures(points, span);
  const whole = wholeByVolume({ byVolume: knownByVolume(points, span), count: plain.count });
  return { ...plain, mean: whole ?? plain.mean, isByVolume: whole !== null };
}

/**
 * The difference of two lines over a span, each as `lineFigures` says it; null where a value is missing, or where one is by volume and the
 * other is not: it would be none of the drain.
 */
export function lineDifference(now: Points, before: Points, span: Span): number | null {
  const [a, b] = [lineFigures(now, span), lineFigures(before, span)];
  if (a.mean === null || b.mean === null) return null;
  const isAlike = (points: Points, mean: number) => Math.abs((plainFigures(points, span).mean ?? mean) - mean) < 1e-9;
  return a.isByVolume === b.isByVolume || (isAlike(now, a.mean) && isAlike(before, b.mean)) ? a.mean - b.mean : null;
}

function plainFigures(points: Points, span: Span): Omit<Figures, 'byVolume' | 'inTarget'> {
  const [first, behind] = indicesInSpan(points, span);
  const means = points.plain ?? points.mean;
  let count = 0;
  let sum = 0;
  let min = Infinity;
  let max = -Infinity;
  for (let index = first; index < behind; index++) {
    const mean = means[index] ?? Number.NaN;
    if (Number.isNaN(mean)) continue;
    const readings = points.count[index] ?? 0;
    count += readings;
    sum += mean * readings;
    min = Math.min(min, points.min[index] ?? mean);
    max = Math.max(max, points.max[index] ?? mean);
  }
  if (count === 0) return { count: 0, mean: null, min: null, max: null };
  const mean = points.isMedian ? medianOf(valuesIn(points, span)) : sum / count;
  return { count, mean, min, max };
}

function valuesIn(points: Points, span: Span): number[] {
  return [...points.mean.subarray(...indicesInSpan(points, span))].filter((value) => !Number.isNaN(value));
}

/** The mean of readings that all have their volumes; null elsewhere, because a few with volumes do not stand for the others. */
export const wholeByVolume = ({ byVolume, count }: Pick<Figures, 'byVolume' | 'count'>): number | null =>
  byVolume?.count === count ? byVolume.value : null;

/** The means of two seasons in a comparable kind: by volume where all readings of both have their volumes, otherwise plain. */
export function comparedMeans(now: Figures, before: Figures): { now: number | null; before: number | null } {
  const [volume, volumeBefore] = [wholeByVolume(now), wholeByVolume(before)];
  if (volume !== null && volumeBefore !== null) return { now: volume, before: volumeBefore };
  return { now: now.mean, before: before.mean };
}

function knownByVolume({ x, weighted }: Points, span: Span): Figures['byVolume'] {
  const ends = indicesInSpan({ x }, span);
  const weight = total(weighted?.weight, ends);
  return weight > 0 ? { value: total(weighted?.sum, ends) / weight, count: total(weighted?.count, ends) } : null;
}

function shareInTarget(points: Points, span: Span): Figures['inTarget'] {
  const ends = indicesInSpan(points, span);
  const count = total(points.target?.held, ends);
  return count === 0 ? null : { percent: (total(points.target?.inside, ends) / count) * 100, count };
}

function total(column: Float64Array | undefined, [first, behind]: [number, number]): number {
  return column?.subarray(first, behind).reduce((sum, value) => sum + value, 0) ?? 0;
}
