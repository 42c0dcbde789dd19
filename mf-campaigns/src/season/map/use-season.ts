import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import { bandsAtom, type Campaign, plotsAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { SeriesSet, Span } from '../../series/series.ts';
import { judgedSeason, type SeasonPlot } from '../judge/judged-season.ts';
import { useMapMeasure } from './use-map-measure.ts';
import { useSeasonVerdict } from '../verdict/use-season-verdict.ts';
import { useVerdictText, type VerdictText } from '../verdict/use-verdict-text.ts';

interface SeasonOf {
  campaign: Campaign;
  /** The days of the crop on the screen. */
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

export function useSeason({ campaign, series, ofCrop }: SeasonOf): Season {
  const farmPlots = useAtomValue(plotsAtom);
  const bands = useAtomValue(bandsAtom);
  const [measure, onMeasure] = useMapMeasure();
  const plots = useMemo(() => judgedSeason(series, farmPlots ?? [], bands ?? []), [series, farmPlots, bands]);
  const { span } = series;
  const verdict = useVerdictText(campaign, useSeasonVerdict({ campaign, plots, span, ofCrop }));
  return { plots, span, verdict, measure, onMeasure };
}
