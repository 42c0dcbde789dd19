import { plotAdvice } from '@seguia/shared/domain/board/plot-advice';
import { type PlotNow, plotNow, type PlotState } from '@seguia/shared/domain/board/plot-now';
import { bandOn, type BandState, cropsOn } from '@seguia/shared/domain/bands';
import { byMeasure } from '@seguia/shared/domain/readings/measures';
import type { DeviceReading, Plot, PlotCrop, TargetBand } from '@seguia/shared/platform';

/** A plot on the board. */
export interface BoardPlot {
  plot: Plot;
  crops: PlotCrop[];
  now: PlotNow;
  /** Its mark: the state of what the sentence is about, else what needs attention most. */
  mark: BandState | null;
  /** Its newest reading; null where it never had one. */
  newest: DeviceReading | null;
}

/** The states in the order of the board: what needs somebody comes first. */
export const boardOrder: readonly PlotState[] = ['out', 'unread', 'in', 'untargeted'];

/** How each plot stands today, in the order of `plots`; `recent` are its readings as `plotNow` wants them. */
export function boardPlots(
  plots: readonly Plot[],
  recent: ReadonlyMap<string, readonly DeviceReading[]>,
  bands: readonly TargetBand[],
  today: string,
): BoardPlot[] {
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
export function byState(plots: readonly BoardPlot[]): { state: PlotState; plots: BoardPlot[] }[] {
  return boardOrder
    .map((state) => ({ state, plots: plots.filter(({ now }) => now.state === state) }))
    .filter(({ plots: some }) => some.length > 0);
}

/** The day of the farm since which all plots that are not read were not, where it is one day; null where it is several, or never. */
export function unreadSince(plots: readonly BoardPlot[]): { date: string; daysAgo: number } | null {
  const [first, ...others] = plots.filter(({ now }) => now.state === 'unread').map(({ now }) => now.newest);
  return first && others.every((other) => other?.date === first.date) ? first : null;
}
