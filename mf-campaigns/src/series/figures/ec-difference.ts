import { ratioSteps } from '@seguia/shared/domain/salt';
import type { Points, Span } from '../series.ts';
import { indicesInSpan } from '../series.ts';

/**
 * Drain EC against intake EC, day by day where both were measured. The difference (mS/cm) is the sign of salt building up in the
 * root zone; the ratio is what growers' rules of thumb are about.
 */
export interface EcDifference {
  difference: Points;
  ratio: Points;
}

export function ecDifference(intake: Points, drain: Points): EcDifference {
  const paired = (combine: (drained: number, given: number) => number): Points => {
    const mean = drain.mean.map((drained, at) => combine(drained, intake.mean[at] ?? Number.NaN));
    const finite = mean.map((value) => (Number.isFinite(value) ? value : Number.NaN));
    return {
      x: drain.x,
      mean: finite,
      min: finite,
      max: finite,
      count: finite.map((value) => (Number.isNaN(value) ? 0 : 1)),
    };
  };
  return {
    difference: paired((drained, given) => drained - given),
    ratio: paired((drained, given) => drained / given),
  };
}

/** What a ratio says: the feed is too weak, all is well, or how far salts have built up. */
export type SaltLevel = 'weak' | 'well' | 'young' | 'growing' | 'any';

export function saltLevel(ratio: number): SaltLevel {
  if (ratio < 1) return 'weak';
  if (ratio <= ratioSteps[0]) return 'well';
  if (ratio <= ratioSteps[1]) return 'young';
  return ratio <= ratioSteps[2] ? 'growing' : 'any';
}

export type Trend = 'rising' | 'falling' | 'steady';

/** How the mean of a span's last seven days stands to the seven before; null where either has no value. Less than 3 % is steady. */
export function trendOf(points: Points, span: Span): Trend | null {
  const last = meanOf(points, { from: Math.max(span.from, span.to - 6), to: span.to });
  const before = meanOf(points, { from: Math.max(span.from, span.to - 13), to: span.to - 7 });
  if (last === null || before === null) return null;
  const change = (last - before) / Math.abs(before);
  return Math.abs(change) < 0.03 ? 'steady' : change > 0 ? 'rising' : 'falling';
}

function meanOf(points: Points, span: Span): number | null {
  const [first, behind] = indicesInSpan(points, span);
  const values = points.mean.subarray(first, behind).filter((value) => !Number.isNaN(value));
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The last day of a span that has a value, as a day number. */
export function lastMeasuredDay(points: Points, span: Span): number | null {
  const [first, behind] = indicesInSpan(points, span);
  for (let index = behind - 1; index >= first; index--)
    if (!Number.isNaN(points.mean[index] ?? Number.NaN)) return Math.floor(points.x[index] ?? 0);
  return null;
}
