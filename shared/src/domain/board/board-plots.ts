import type { Plot, PlotCrop, TargetBand } from '@seguia/openapi';
import { bandOn, type BandState, cropsOn } from '../bands.ts';
import { byMeasure } from '../readings/measures.ts';
import { plotAdvice } from './plot-advice.ts';
import { type PlotNow, plotNow, type PlotState, type ReadingOfPlot } from './plot-now.ts';

/** A plot on the board. */
export interface BoardPlot<Reading = unknown> {
  plot: Plot;
  crops: PlotCrop[];
  now: PlotNow;
  /** The plot's mark: the state that its sentence is about, otherwise the one that needs most attention. */
  mark: BandState | null;
  /** The plot's newest reading; null where it never had one. */
  newest: Reading | null;
}

/** The states in the order of the board: those that need attention come first. */
export const boardOrder: readonly PlotState[] = ['out', 'unread', 'in', 'untargeted'];

/** The state of each plot today, in the order of `plots`. `recent` has the readings that `plotNow` needs. */
export function boardPlots<Reading extends ReadingOfPlot>(
  plots: readonly Plot[],
  recent: ReadonlyMap<string, readonly Reading[]>,
  bands: readonly TargetBand[],
  today: string,
): BoardPlot<Reading>[] {
  // Groups the bands by plot, because 200 plots would otherwise each search all bands.
  const bandsOfPlot = new Map<string, TargetBand[]>();
  for (const band of bands) {
    const own = bandsOfPlot.get(band.plotId) ?? [];
    own.push(band);
    bandsOfPlot.set(band.plotId, own);
  }
  return plots.map((plot) => {
    const readings = recent.get(plot.id) ?? [];
    const own = bandsOfPlot.get(plot.id) ?? [];
    const now = plotNow(readings, (date) => bandOn(own, plot, date), today);
    return { plot, crops: cropsOn(plot.crops, today), now, mark: markOf(now), newest: readings[0] ?? null };
  });
}

/** The mark does not depend on the plot's week, so that it stays the same when the week becomes known. */
function markOf(now: PlotNow): BandState | null {
  const advice = plotAdvice({ now, compared: byMeasure(() => null), drainDays: [] });
  return ('measure' in advice && now.values[advice.measure]?.state) || now.worst;
}

/** The plots of each state that occurs, in the board's order. */
export function byState<Reading>(
  plots: readonly BoardPlot<Reading>[],
): { state: PlotState; plots: BoardPlot<Reading>[] }[] {
  return boardOrder
    .map((state) => ({ state, plots: plots.filter(({ now }) => now.state === state) }))
    .filter(({ plots: some }) => some.length > 0);
}

/**
 * The last day on which the plots that are not read now were read, if it is the same day for all; null where it differs, or some were never
 * read.
 */
export function unreadSince(plots: readonly BoardPlot[]): { date: string; daysAgo: number } | null {
  const [first, ...others] = plots.filter(({ now }) => now.state === 'unread').map(({ now }) => now.newest);
  return first && others.every((other) => other?.date === first.date) ? first : null;
}
