import { byMeasure } from '@seguia/shared/domain/readings/measures';
import { meansByVolume, type PlotSeries, type Points, type Volumes } from '../src/series/series.ts';

/** Points with one value a day from a first day on; null is a day without a reading. */
export function dailyPoints(firstDay: number, values: (number | null)[], count = 1): Points {
  const mean = Float64Array.from(values, (value) => value ?? Number.NaN);
  return {
    x: Float64Array.from(values, (_, index) => firstDay + index + 0.5),
    mean,
    min: mean.slice(),
    max: mean.slice(),
    count: Float64Array.from(values, (value) => (value === null ? 0 : count)),
  };
}

/** A plot in which all five measures have the same points, the drain percentage with its volumes where they are given. */
export function plotOf(plotId: string, points: Points, volumes?: Volumes): PlotSeries {
  const none = new Float64Array(points.x.length);
  const all = byMeasure(() => points);
  if (!volumes) return { plotId, points: all, volumes: { drained: none, given: none, count: none } };
  const weighted = { sum: volumes.drained.map((volume) => volume * 100), weight: volumes.given, count: volumes.count };
  const mean = meansByVolume(points.mean, points.count, weighted);
  return { plotId, points: { ...all, drainPercent: { ...points, plain: points.mean, mean, weighted } }, volumes };
}
