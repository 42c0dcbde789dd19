import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import { bandsAtom, type Campaign, type PlotCrop, plotsAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { cropsInSpan } from '../../campaign/facts/crops-in-span.ts';
import { isoDay } from '../../series/calendar.ts';
import type { SeriesSet, Span } from '../../series/series.ts';
import { judgedSeason, type SeasonPlot } from '../judge/judged-season.ts';
import { useMapMeasure } from './use-map-measure.ts';
import { useSeasonVerdict } from '../verdict/use-season-verdict.ts';
import { useVerdictText, type VerdictText } from '../verdict/use-verdict-text.ts';

interface SeasonOf {
  campaign: Campaign;
  /** The crop on the screen; undefined where no planting is known. */
  cropId: string | undefined;
  /** The crop by whose plantings and targets the days are judged; undefined where the series holds all crops. */
  judgedCropId: string | undefined;
  /** The days of the crop. */
  series: SeriesSet;
  /** Leaves out of an earlier campaign's series the plots and days of other crops. */
  ofCrop: (series: SeriesSet, of: Campaign) => SeriesSet;
}

/** A campaign at a glance: its plots' days against their targets, the verdict on them, and the measure of the map. */
export interface Season {
  plots: SeasonPlot[];
  span: Span;
  verdict: VerdictText;
  measure: MeasuredField;
  onMeasure: (measure: MeasuredField) => void;
}

export function useSeason({ campaign, cropId, judgedCropId, series, ofCrop }: SeasonOf): Season {
  const allPlots = useAtomValue(plotsAtom);
  const farmPlots = useMemo(() => {
    const isJudged = (planting: PlotCrop) => (judgedCropId ?? planting.cropId) === planting.cropId;
    return (allPlots ?? []).map((plot) => ({ ...plot, crops: plot.crops.filter(isJudged) }));
  }, [allPlots, judgedCropId]);
  const bands = useAtomValue(bandsAtom);
  const [measure, onMeasure] = useMapMeasure();
  const plots = useMemo(() => judgedSeason(series, farmPlots, bands ?? []), [series, farmPlots, bands]);
  const { span } = series;
  const verdict = useSeasonVerdict({ campaign, plots, farmPlots, span, ofCrop });
  const days = { startDate: isoDay(verdict.from), endDate: isoDay(verdict.to) };
  // A plot that nobody has read in the campaign has no series: it is missed where the crop is in it on the days that are judged.
  const missed = farmPlots.filter(
    ({ id, closed, crops }) =>
      !closed &&
      plots.every(({ plotId }) => plotId !== id) &&
      cropsInSpan(crops, days).some((planting) => planting.cropId === cropId),
  );
  const text = useVerdictText(campaign, { ...verdict, unread: verdict.unread + missed.length });
  return { plots, span, verdict: text, measure, onMeasure };
}
