import { bandsAtom, plotsAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { GraphLine } from '../../graph/drawing/graph-line.ts';
import type { BandArea } from '../../series/figures/band-areas.ts';
import { bandAreas } from '../../series/figures/band-areas.ts';
import { byMeasure, type MeasuredField } from '@seguia/shared/domain/readings/measures';
import type { Spread } from '../../series/figures/others.ts';
import { fewestPooled, spreadOfOthers } from '../../series/figures/others.ts';
import type { SeriesSet, Span } from '../../series/series.ts';
import { shiftedPlot } from '../../series/shift.ts';
import type { Comparison } from '../../compare/use-comparison.ts';
import { usePlotName } from '../../plot-names/use-plot-name.ts';
import { isPicked } from '../choices/picks.ts';
import type { Picks } from '../choices/use-view-params.ts';

/** The data and choices that a campaign's graphs are drawn from. */
export interface CampaignLook {
  /** The days of the whole campaign. */
  series: SeriesSet;
  /** The single readings of the span; undefined until they are fetched, and in spans too long for them. */
  raw: SeriesSet | undefined;
  /** The days of an earlier campaign to compare with, and how they are aligned. */
  earlier: SeriesSet | undefined;
  comparison: Comparison | null;
  picks: Picks;
  /** The crop that the series is limited to; undefined where it holds all crops. */
  cropId: string | undefined;
  span: Span;
}

/** What one measure's graph draws. */
export interface MeasureLines {
  lines: GraphLine[];
  /** The plots that are not picked; undefined where they are too few to pool. */
  others: ((buckets: number) => (Spread | null)[]) | undefined;
  bands: BandArea[];
}

/** The lines, the band of the other plots and the targets of each measure, and the number of the other plots. */
export function useMeasureLines({ series, raw, earlier, comparison, picks, cropId, span }: CampaignLook): {
  of: Record<MeasuredField, MeasureLines>;
  others: number;
} {
  const plotName = usePlotName();
  const targets = useAtomValue(bandsAtom);
  const plots = useAtomValue(plotsAtom);
  const drawn = raw ?? series;
  const lines = useMemo(() => {
    const plots = [...picks].flatMap(([slot, plotId]) => {
      const days = series.plots.find((plot) => plot.plotId === plotId);
      if (!days) return [];
      const points = drawn.plots.find((plot) => plot.plotId === plotId) ?? days;
      const before = earlier && comparison && shiftedPlot(earlier, comparison.daysOf(plotId), plotId);
      return [{ slot, plotId, days, points, before }];
    });
    return byMeasure((measure) =>
      plots.map(({ slot, plotId, days, points, before }): GraphLine => ({
        id: plotId,
        label: plotName(plotId),
        slot,
        days: days.points[measure],
        points: points.points[measure],
        earlier: before?.points[measure],
        earlierName: comparison?.when,
      })),
    );
  }, [picks, series, drawn, earlier, comparison, plotName]);
  const rest = useMemo(() => {
    const plots = drawn.plots.filter((plot) => !isPicked(picks, plot.plotId));
    return plots.length < fewestPooled ? [] : plots;
  }, [drawn, picks]);
  return useMemo(() => {
    const picked = (plots ?? []).filter(({ id }) => isPicked(picks, id));
    return {
      of: byMeasure((measure) => ({
        lines: lines[measure],
        others: rest.length > 0 ? (buckets: number) => spreadOfOthers(rest, measure, span, buckets) : undefined,
        // Leaves out the bands' sides: here colours stand for plots, not for the two waters.
        bands: bandAreas(targets ?? [], { plots: picked, cropId }, measure, span).map(
          ({ side: _side, ...band }) => band,
        ),
      })),
      others: rest.length,
    };
  }, [lines, rest, targets, plots, picks, cropId, span]);
}
