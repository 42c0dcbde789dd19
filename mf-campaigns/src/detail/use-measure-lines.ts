import { bandsAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { GraphLine } from '../graph/drawing/graph-line.ts';
import type { BandArea } from '../series/figures/band-areas.ts';
import { bandAreas } from '../series/figures/band-areas.ts';
import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import type { Spread } from '../series/figures/others.ts';
import { fewestPooled, spreadOfOthers } from '../series/figures/others.ts';
import type { SeriesSet, Span } from '../series/series.ts';
import { shiftedPlot } from '../series/shift.ts';
import type { Comparison } from '../compare/use-comparison.ts';
import { usePlotName } from '../farm/use-plot-name.ts';
import { isPicked } from '../view/picks.ts';
import type { Picks } from '../view/use-view-params.ts';

/** What the graphs of a campaign are drawn from. */
export interface CampaignLook {
  /** By day, the whole campaign. */
  series: SeriesSet;
  /** The single readings of the span, once a person has zoomed in far enough and they are there. */
  raw: SeriesSet | undefined;
  /** An earlier campaign to compare with, by day, and how it is laid over. */
  earlier: SeriesSet | undefined;
  comparison: Comparison | null;
  picks: Picks;
  span: Span;
}

interface MeasureLines {
  lines: GraphLine[];
  /** The plots that are not picked; null where they are too few to be pooled. */
  others: { count: number; spread: (buckets: number) => (Spread | null)[] } | null;
  bands: BandArea[];
}

/** The lines, the others' band and the targets of one measure. */
export function useMeasureLines(
  { series, raw, earlier, comparison, picks, span }: CampaignLook,
  measure: MeasuredField,
): MeasureLines {
  const plotName = usePlotName();
  const targets = useAtomValue(bandsAtom);
  const drawn = raw ?? series;
  const lines = useMemo(
    () =>
      [...picks].flatMap(([slot, plotId]): GraphLine[] => {
        const days = series.plots.find((plot) => plot.plotId === plotId)?.points[measure];
        if (!days) return [];
        const before = earlier && comparison && shiftedPlot(earlier, comparison.daysOf(plotId), plotId);
        return [
          {
            id: plotId,
            label: plotName(plotId),
            slot,
            days,
            points: drawn.plots.find((plot) => plot.plotId === plotId)?.points[measure] ?? days,
            earlier: before?.points[measure],
            earlierName: comparison?.when,
          },
        ];
      }),
    [picks, series, drawn, earlier, comparison, measure, plotName],
  );
  const others = useMemo(() => {
    const rest = drawn.plots.filter((plot) => !isPicked(picks, plot.plotId));
    const spread = (buckets: number) => spreadOfOthers(rest, measure, span, buckets);
    return rest.length < fewestPooled ? null : { count: rest.length, spread };
  }, [drawn, picks, measure, span]);
  const bands = useMemo(
    () => bandAreas(targets ?? [], { plotIds: [...picks.values()] }, measure, span),
    [targets, picks, measure, span],
  );
  return { lines, others, bands };
}
