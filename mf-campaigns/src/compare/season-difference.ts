import { meanOf, medianOf } from '@seguia/shared/domain/agronomy/statistics';
import { isMedian, type MeasuredField } from '@seguia/shared/domain/readings/measures';
import { indicesInSpan, meanByVolume, type PlotSeries, type Points, type Span } from '../series/series.ts';

/** A plot's days, and those of its earlier season moved to the same dates. */
export interface SeasonPair {
  days: PlotSeries;
  earlier: PlotSeries;
}

/** The figures of both seasons, and their kind: of pH medians, of drain means by volume; in a plain mean each day counts the same. */
export interface SeasonDifference {
  now: number;
  before: number;
  kind: 'plain' | 'volume' | 'median';
}

/** The figures of a measure over the days that both seasons have, each plot counting once; null where no day is common. */
export function seasonDifference(
  pairs: readonly SeasonPair[],
  measure: MeasuredField,
  span: Span,
): SeasonDifference | null {
  const seasons = pairs.flatMap((pair) => {
    const [now, before] = [pair.days.points[measure], pair.earlier.points[measure]];
    const [places, past] = [placesOf(now, span), placesOf(before, span)];
    const days = [...places.keys()].filter((day) => past.has(day));
    const at = (held: ReadonlyMap<number, number>) => days.map((day) => held.get(day) ?? Number.NaN);
    return days.length === 0 ? [] : [{ now, before, places: at(places), past: at(past) }];
  });
  if (seasons.length === 0) return null;
  const meansOf = (mean: (points: Points, places: readonly number[]) => number | null) => ({
    now: seasons.flatMap(({ now, places }) => mean(now, places) ?? []),
    before: seasons.flatMap(({ before, past }) => mean(before, past) ?? []),
  });
  if (isMedian(measure)) {
    const { now, before } = meansOf(medianOfDays);
    return { now: medianOf(now) ?? Number.NaN, before: medianOf(before) ?? Number.NaN, kind: 'median' };
  }
  const byVolume = meansOf(meanByVolume);
  const isByVolume = byVolume.now.length + byVolume.before.length === 2 * seasons.length;
  const { now, before } = isByVolume ? byVolume : meansOf(plainMean);
  return { now: meanOf(now), before: meanOf(before), kind: isByVolume ? 'volume' : 'plain' };
}

/** The median of days, which one slip of a meter does not move. */
const medianOfDays = ({ mean }: Points, places: readonly number[]) =>
  medianOf(places.map((place) => mean[place] ?? Number.NaN));

/** The mean of days, given by their places, of which each counts the same. */
const plainMean = ({ mean, plain = mean }: Points, places: readonly number[]) =>
  meanOf(places.map((place) => plain[place] ?? Number.NaN));

/** The places of the days that have a value, by day number. */
function placesOf(points: Points, span: Span): ReadonlyMap<number, number> {
  const [first, behind] = indicesInSpan(points, span);
  return new Map(
    Array.from({ length: behind - first }, (_, at) => first + at)
      .filter((place) => !Number.isNaN(points.mean[place] ?? Number.NaN))
      .map((place) => [Math.floor(points.x[place] ?? 0), place]),
  );
}
