import { daysByPlanting } from '@seguia/shared/domain/agronomy/last-season';
import { seasonBefore } from '@seguia/shared/domain/season/same-age';
import { seasonVerdict, type SeasonVerdict } from '@seguia/shared/domain/season/season-verdict';
import { bandsAtom, type Campaign, campaignsAtom, type Plot } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { isoDay } from '../../series/calendar.ts';
import type { SeriesSet, Span } from '../../series/series.ts';
import { useSeries } from '../../series/use-series.ts';
import { judgedSeason, type SeasonPlot } from '../judge/judged-season.ts';

interface VerdictOf {
  campaign: Campaign;
  plots: readonly SeasonPlot[];
  /** The farm's plots, with the plantings of the judged crop alone. */
  farmPlots: readonly Plot[];
  span: Span;
  /** Leaves out of an earlier campaign's series the plots and days of other crops. */
  ofCrop: (series: SeriesSet, of: Campaign) => SeriesSet;
}

/**
 * What is said of the campaign's last seven days. The season before is fetched beside the page; without network it is compared only where
 * the device has it.
 */
export function useSeasonVerdict({ campaign, plots, farmPlots, span, ofCrop }: VerdictOf): SeasonVerdict {
  const campaigns = useAtomValue(campaignsAtom);
  const bands = useAtomValue(bandsAtom);
  const shown = useMemo(() => {
    const ids = new Set(plots.map(({ plotId }) => plotId));
    return farmPlots.filter(({ id }) => ids.has(id));
  }, [plots, farmPlots]);
  const former = useMemo(() => seasonBefore(campaign, campaigns ?? [], shown), [campaign, campaigns, shown]);
  const { series } = useSeries(former && { campaignId: former.id, resolution: 'day' });
  const beforeOf = useMemo(() => {
    if (!former || !series) return undefined;
    const later = { startDate: campaign.startDate, endDate: isoDay(span.to) };
    const judged = new Map(judgedSeason(ofCrop(series, former), shown, bands ?? []).map((plot) => [plot.plotId, plot]));
    return (plotId: string) => {
      const days = daysByPlanting(shown.find(({ id }) => id === plotId)?.crops ?? [], former, later);
      const plot = judged.get(plotId);
      return plot && days !== null ? { plot, last: span.to - days } : null;
    };
  }, [campaign, span, former, series, ofCrop, shown, bands]);
  return useMemo(() => seasonVerdict(plots, span.to, beforeOf), [plots, span, beforeOf]);
}
