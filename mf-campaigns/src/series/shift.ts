import { measuredFields } from '@seguia/shared/domain/readings/measures';
import type { PlotSeries, Points, SeriesSet } from './series.ts';

/** The same values so many days later: an earlier campaign laid over this one, first day on first day. */
export const shifted = (points: Points, days: number): Points => ({ ...points, x: points.x.map((x) => x + days) });

/** By how many days an earlier campaign is moved to lie over a later one. */
export const shiftBetween = (earlier: Pick<SeriesSet, 'span'>, later: Pick<SeriesSet, 'span'>): number =>
  later.span.from - earlier.span.from;

/** A plot's days of an earlier campaign, moved onto those of a later one; undefined where it had no reading. */
export function shiftedPlot(
  earlier: SeriesSet,
  later: Pick<SeriesSet, 'span'>,
  plotId: string,
): PlotSeries | undefined {
  const plot = earlier.plots.find((plot) => plot.plotId === plotId);
  if (!plot) return undefined;
  const days = shiftBetween(earlier, later);
  const moved = measuredFields.map((measure) => [measure, shifted(plot.points[measure], days)]);
  return { ...plot, points: Object.fromEntries(moved) as PlotSeries['points'] };
}
