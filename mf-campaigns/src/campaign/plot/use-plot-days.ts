import type { Campaign, PlotCrop } from '@seguia/shared/platform';
import { useMemo } from 'react';
import { dayNumber } from '@seguia/shared/domain/farm-time';
import { restrictTo } from '../../series/restrict.ts';
import type { PlotSeries, SeriesSet, Span } from '../../series/series.ts';
import { clamped } from '../../series/axes/zoom.ts';

export interface PlotDays {
  /** The days that the page is about: those of the campaign, or those on which the variety stood there. */
  stretches: Span[];
  /** The plot's own series over those days; its span runs from the first to the last of them. */
  series: SeriesSet;
  days: PlotSeries;
}

/** A plot's days of a campaign's series; undefined where it has none. On a variety's page, `crops` are its plantings. */
export function usePlotDays(
  campaign: Campaign | undefined,
  series: SeriesSet | undefined,
  plotId: string,
  crops: PlotCrop[] | undefined,
): PlotDays | undefined {
  return useMemo(() => {
    const found = series?.plots.find((plot) => plot.plotId === plotId);
    if (!campaign || !series || !found) return undefined;
    const stretches = crops?.map(({ from, to }) => ({
      from: dayNumber(from),
      to: dayNumber(to ?? campaign.endDate),
    })) ?? [series.span];
    // A running campaign is known up to today: a variety that stays longer ends today.
    const to = Math.min(series.span.to, Math.max(...stretches.map((stretch) => stretch.to)));
    const from = Math.min(to, ...stretches.map((stretch) => stretch.from));
    const days = restrictTo(found, stretches);
    return { stretches, series: { ...series, span: clamped({ from, to }, series.span), plots: [days] }, days };
  }, [campaign, series, plotId, crops]);
}
