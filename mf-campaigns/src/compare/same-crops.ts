import type { Dates } from '@seguia/shared/domain/agronomy/last-season';
import { dayNumber } from '@seguia/shared/domain/farm-time';
import type { Plot } from '@seguia/shared/platform';
import { cropsInSpan } from '../facts/crops-in-span.ts';
import { restrictTo } from '../series/restrict.ts';
import type { PlotSeries, SeriesSet } from '../series/series.ts';

/**
 * An earlier season without the plots and days of crops that its plots do not have in the later one: roses beside tomatoes say nothing. A plot whose
 * plantings of either season are not known stays as it is.
 */
export function ofSameCrops(series: SeriesSet, plots: readonly Plot[], earlier: Dates, later: Dates): SeriesSet {
  const plotOf = new Map(plots.map((plot) => [plot.id, plot]));
  const own = (plot: PlotSeries) => {
    const crops = plotOf.get(plot.plotId)?.crops ?? [];
    const [before, now] = [cropsInSpan(crops, earlier), cropsInSpan(crops, later)];
    if (before.length === 0 || now.length === 0) return plot;
    const same = before.filter(({ cropId }) => now.some((crop) => crop.cropId === cropId));
    if (same.length === before.length) return plot;
    const days = same.map(({ from, to }) => ({ from: dayNumber(from), to: dayNumber(to ?? earlier.endDate) }));
    return same.length > 0 ? restrictTo(plot, days) : [];
  };
  return { ...series, plots: series.plots.flatMap(own) };
}
