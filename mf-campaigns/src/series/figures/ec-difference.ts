import type { DayValue } from '@seguia/shared/domain/agronomy/days';
import { changeOf } from '@seguia/shared/domain/readings/compared-values';
import type { Points, Span } from '../series.ts';
import { indicesInSpan } from '../series.ts';

/**
 * Drain EC against intake EC on each day when both were measured: the difference (mS/cm) and the ratio. Both are facts, not verdicts
 * (product, section 10).
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
    // Judged against its own target: 2.7 − 1.2 would lie above one that ends at 1.5.
    difference: paired(changeOf),
    ratio: paired((drained, given) => drained / given),
  };
}

/** The last day of a span that has a value, as a day number. */
export function lastMeasuredDay(points: Points, span: Span): number | null {
  const [first, behind] = indicesInSpan(points, span);
  for (let index = behind - 1; index >= first; index--)
    if (!Number.isNaN(points.mean[index] ?? Number.NaN)) return Math.floor(points.x[index] ?? 0);
  return null;
}

/** The last day of a span on which any of these lines has a value. */
export function latestDay(lines: readonly { days: Points }[], span: Span): number | null {
  const days = lines.flatMap((line) => lastMeasuredDay(line.days, span) ?? []);
  return days.length === 0 ? null : Math.max(...days);
}

/** A line's days in the form that the rules of `shared/domain` take: only days with a value. */
export function daysOf({ x, mean, plain, weighted, count }: Points): DayValue[] {
  return Array.from(mean, (value, at) => ({
    day: Math.floor(x[at] ?? 0),
    value,
    plain: weighted?.count[at] === count[at] ? plain?.[at] : undefined,
  })).filter(({ value }) => !Number.isNaN(value));
}
