import { between, type JudgedPlot } from './judged-plot.ts';
import { saltsSince } from './salts-since.ts';
import { weekDays, weekStanding } from './week-standing.ts';

/** How many of the plots that could be judged were in target. */
export interface InTarget {
  inside: number;
  held: number;
}

/** What is said of a campaign above its map. */
export interface SeasonVerdict extends InTarget {
  /** The seven days that are judged, or all of a shorter campaign, in days since 1970-01-01, both included. */
  from: number;
  to: number;
  /** Plots without a reading in these days, and plots with readings of which none has a target. */
  unread: number;
  untargeted: number;
  /** The plots of which both seasons can be judged at the same age; null where there is none. */
  compared: { now: InTarget; before: InTarget } | null;
  /** Plots in which salts build up while little drains, and the day since when; the longest first. */
  salts: { plotId: string; since: number }[];
  /** Whether drain EC and drain percentage of some plot were judged on one day of the week, so that a build-up would have been seen. */
  isSaltKnown: boolean;
}

/** The same plot in the season before; `last` is the day on which its crop was as old as it is now. */
export interface PlotBefore {
  plot: JudgedPlot;
  last: number;
}

/** Judges the seven days that end with `to`, and the same days of the crop in the season before, where `beforeOf` knows them. */
export function seasonVerdict(
  plots: readonly JudgedPlot[],
  to: number,
  beforeOf: (plotId: string) => PlotBefore | null = () => null,
): SeasonVerdict {
  const standings = plots.map((plot) => ({ plot, standing: weekStanding(plot, to) }));
  const countOf = (wanted: string) => standings.filter(({ standing }) => standing === wanted).length;
  const pairs = standings.flatMap(({ plot, standing: now }) => {
    const earlier = beforeOf(plot.plotId);
    const before = earlier && weekStanding(earlier.plot, earlier.last);
    return isJudged(now) && isJudged(before) ? [{ now, before }] : [];
  });
  const insideOf = (season: 'now' | 'before'): InTarget => ({
    inside: pairs.filter((pair) => pair[season] === 'in').length,
    held: pairs.length,
  });
  const salts = plots.flatMap((plot) => {
    const since = saltsSince(plot, to);
    return since === null ? [] : [{ plotId: plot.plotId, since }];
  });
  return {
    // A short campaign has no seven days: none before its first is named.
    from: Math.max(to - weekDays + 1, ...plots.slice(0, 1).map(({ from }) => from)),
    to,
    inside: countOf('in'),
    held: countOf('in') + countOf('out'),
    unread: countOf('unread'),
    untargeted: countOf('untargeted'),
    compared: pairs.length === 0 ? null : { now: insideOf('now'), before: insideOf('before') },
    salts: salts.toSorted((a, b) => a.since - b.since),
    isSaltKnown: plots.some((plot) => isSaltJudged(plot, to)),
  };
}

const isJudged = (standing: string | null) => standing === 'in' || standing === 'out';

function isSaltJudged(plot: JudgedPlot, to: number): boolean {
  const week = (column: Float64Array) => between(column, plot, to - weekDays + 1, to);
  const drained = week(plot.distances.drainPercent);
  return week(plot.distances.drainEc).some((salt, at) => !Number.isNaN(salt) && !Number.isNaN(drained[at]));
}
