import { useMemo } from 'react';
import type { Slot } from '../graph/drawing/drawing.ts';
import type { PlotSeries, SeriesSet } from '../series/series.ts';
import { shiftedPlot } from '../series/shift.ts';
import type { Comparison } from '../compare/use-comparison.ts';
import { usePlotName } from '../plot-names/use-plot-name.ts';
import type { Picks } from '../campaign/choices/use-view-params.ts';

/** A plot in the table of figures. */
export interface PlotFigures {
  id: string;
  label: string;
  /** The style of its line, if the plot is picked. */
  slot: Slot | undefined;
  plot: PlotSeries;
  /** The same plot in an earlier campaign, moved to this one's days. */
  earlier?: PlotSeries | undefined;
}

/** The plots of a campaign, in walking order. */
export function usePlotFigures(
  series: SeriesSet,
  picks: Picks,
  earlier: SeriesSet | undefined,
  comparison: Comparison | null,
): PlotFigures[] {
  const plotName = usePlotName();
  return useMemo(
    () =>
      series.plots.map((plot) => ({
        id: plot.plotId,
        label: plotName(plot.plotId),
        slot: [...picks].find(([, id]) => id === plot.plotId)?.[0],
        plot,
        earlier: earlier && comparison ? shiftedPlot(earlier, comparison.daysOf(plot.plotId), plot.plotId) : undefined,
      })),
    [series, picks, earlier, comparison, plotName],
  );
}
