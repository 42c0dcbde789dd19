import { meanOf } from '@seguia/shared/domain/agronomy/statistics';
import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import { indicesInSpan, meanByVolume, type PlotSeries, type Points, type Span } from '../series/series.ts';

/** A plot's days, and those of its earlier season moved to the same dates. */
export interface SeasonPair {
  days: PlotSeries;
  earlier: PlotSeries;
}

/** The means of both seasons, and their kind. */
export interface SeasonDifference {
  now: number;
  before: number;
  /** Whether both are by volume; otherwise each day counts the same. */
  isByVolume: boolean;
}

/** The means of a measure over the days that both seasons have, each plot counting once; null where no day is common. */
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
  const byVolume = meansOf(meanByVolume);
  const isByVolume = byVolume.now.length + byVolume.before.length === 2 * seasons.length;
  const { now, before } = isByVolume ? byVolume : meansOf(plainMean);
  return { now: meanOf(now), before: meanOf(before), isByVolume };
}

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
