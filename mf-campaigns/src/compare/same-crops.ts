import type { Dates } from '@seguia/shared/domain/agronomy/last-season';
import { dayNumber } from '@seguia/shared/domain/farm-time';
import type { Plot, PlotCrop } from '@seguia/shared/platform';
import { cropsInSpan } from '../campaign/facts/crops-in-span.ts';
import { restrictTo } from '../series/restrict.ts';
import type { PlotSeries, SeriesSet, Span } from '../series/series.ts';

interface Seasons {
  earlier: Dates;
  later: Dates;
  /** How many days later a plot's earlier values are drawn; null where that is not known. */
  daysOf: (plotId: string) => number | null;
}

/**
 * Leaves out of an earlier season the plots and days of crops that its plots do not have in the later one: comparing roses with tomatoes
 * says nothing. If a plot changes crops in the later season, each of its days is compared with a day of the same crop. A plot whose
 * plantings of either season are unknown stays as it is.
 */
export function ofSameCrops(series: SeriesSet, plots: readonly Plot[], { earlier, later, daysOf }: Seasons): SeriesSet {
  const plotOf = new Map(plots.map((plot) => [plot.id, plot]));
  const own = (plot: PlotSeries) => {
    const crops = plotOf.get(plot.plotId)?.crops ?? [];
    const [before, now] = [cropsInSpan(crops, earlier), cropsInSpan(crops, later)];
    if (before.length === 0 || now.length === 0) return plot;
    const same = before.filter(({ cropId }) => now.some((crop) => crop.cropId === cropId));
    if (same.length === 0) return [];
    const changes = now.some(({ cropId }) => cropId !== now[0]?.cropId);
    if (same.length === before.length && !changes) return plot;
    const moved = daysOf(plot.plotId) ?? 0;
    const days = same.flatMap((crop) => {
      const stood = spanOf(crop, earlier);
      if (!changes) return [stood];
      return now
        .filter(({ cropId }) => cropId === crop.cropId)
        .map((other) => spanOf(other, later))
        .map(({ from, to }) => ({ from: Math.max(stood.from, from - moved), to: Math.min(stood.to, to - moved) }));
    });
    return restrictTo(plot, days);
  };
  return { ...series, plots: series.plots.flatMap(own) };
}

/** Whether a plot has a crop in both seasons, or plantings of either are unknown. */
export function haveSameCrop(crops: PlotCrop[], earlier: Dates, later: Dates): boolean {
  const [before, now] = [cropsInSpan(crops, earlier), cropsInSpan(crops, later)];
  return (
    before.length === 0 || now.length === 0 || before.some(({ cropId }) => now.some((crop) => crop.cropId === cropId))
  );
}

const spanOf = ({ from, to }: PlotCrop, { endDate }: Dates): Span => ({
  from: dayNumber(from),
  to: dayNumber(to ?? endDate),
});
