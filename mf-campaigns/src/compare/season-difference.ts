import { meanOf } from '@seguia/shared/domain/agronomy/statistics';
import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import { indicesInSpan, type PlotSeries, type Span } from '../series/series.ts';

/** A plot's days, and those of its earlier season moved to the same dates. */
export interface SeasonPair {
  days: PlotSeries;
  earlier: PlotSeries;
}

/** The means of a measure over the days that both seasons have, each plot counting once; null where no day is common. */
export function seasonDifference(
  pairs: readonly SeasonPair[],
  measure: MeasuredField,
  span: Span,
): { now: number; before: number } | null {
  const means = pairs.flatMap(({ days, earlier }) => {
    const before = valuesOf(earlier, measure, span);
    const common = [...valuesOf(days, measure, span)].flatMap(([day, now]) => {
      const past = before.get(day);
      return past === undefined ? [] : [{ now, past }];
    });
    if (common.length === 0) return [];
    const [now, past] = [meanOf(common.map((both) => both.now)), meanOf(common.map((both) => both.past))];
    return [{ now, past }];
  });
  if (means.length === 0) return null;
  return { now: meanOf(means.map((plot) => plot.now)), before: meanOf(means.map((plot) => plot.past)) };
}

/** The known values of a measure by day number. */
function valuesOf({ points }: PlotSeries, measure: MeasuredField, span: Span): ReadonlyMap<number, number> {
  const { x, mean } = points[measure];
  const [first, behind] = indicesInSpan(points[measure], span);
  return new Map(
    [...x.subarray(first, behind)]
      .map((at, place): [number, number] => [Math.floor(at), mean[first + place] ?? Number.NaN])
      .filter(([, value]) => !Number.isNaN(value)),
  );
}
