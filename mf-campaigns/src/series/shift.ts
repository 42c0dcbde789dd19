import { measuredFields } from '@seguia/shared/domain/readings/measures';
import type { PlotSeries, Points, SeriesSet } from './series.ts';

/** The same values, moved that many days later: an earlier season compared with this one. */
const shifted = (points: Points, days: number): Points => ({ ...points, x: points.x.map((x) => x + days) });

/** A plot's days of an earlier season, moved that many days later. */
export function shiftedSeries(plot: PlotSeries, days: number): PlotSeries {
  const moved = measuredFields.map((measure) => [measure, shifted(plot.points[measure], days)]);
  return { ...plot, points: Object.fromEntries(moved) as PlotSeries['points'] };
}

/** A plot's days of an earlier campaign, moved that many days later; undefined where the plot had no reading, or `days` is not known. */
export function shiftedPlot(earlier: SeriesSet, days: number | null, plotId: string): PlotSeries | undefined {
  const plot = earlier.plots.find((candidate) => candidate.plotId === plotId);
  return plot && days !== null ? shiftedSeries(plot, days) : undefined;
}
