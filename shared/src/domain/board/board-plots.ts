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
  /** Its mark: the state of what the sentence is about, else what needs attention most. */
  mark: BandState | null;
  /** Its newest reading; null where it never had one. */
  newest: Reading | null;
}

/** The states in the order of the board: what needs somebody comes first. */
export const boardOrder: readonly PlotState[] = ['out', 'unread', 'in', 'untargeted'];

/** How each plot stands today, in the order of `plots`; `recent` are its readings as `plotNow` wants them. */
export function boardPlots<Reading extends ReadingOfPlot>(
  plots: readonly Plot[],
  recent: ReadonlyMap<string, readonly Reading[]>,
  bands: readonly TargetBand[],
  today: string,
): BoardPlot<Reading>[] {
  // Of 200 plots each would look through the bands of all.
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

/** What is outside is said without the week: the mark does not change when that is known. */
function markOf(now: PlotNow): BandState | null {
  const advice = plotAdvice({ now, compared: byMeasure(() => null), drainDays: [] });
  return ('measure' in advice && now.values[advice.measure]?.state) || now.worst;
}

/** The plots of each state that has some, in the board's order. */
export function byState<Reading>(
  plots: readonly BoardPlot<Reading>[],
): { state: PlotState; plots: BoardPlot<Reading>[] }[] {
  return boardOrder
    .map((state) => ({ state, plots: plots.filter(({ now }) => now.state === state) }))
    .filter(({ plots: some }) => some.length > 0);
}

/** The day of the farm since which all plots that are not read were not, where it is one day; null where it is several, or never. */
export function unreadSince(plots: readonly BoardPlot[]): { date: string; daysAgo: number } | null {
  const [first, ...others] = plots.filter(({ now }) => now.state === 'unread').map(({ now }) => now.newest);
  return first && others.every((other) => other?.date === first.date) ? first : null;
}
