import { type CampaignCrop, campaignCrops, isOfCrop } from '@seguia/shared/domain/agronomy/campaign-crops';
import { type Campaign, type Plot, plotsAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { cropsInSpan } from '../facts/crops-in-span.ts';
import { dayNumber } from '@seguia/shared/domain/farm-time';
import { restrictTo } from '../series/restrict.ts';
import type { PlotSeries, SeriesSet } from '../series/series.ts';

interface CampaignCropChoice {
  /** What the campaign is about; more than one is a choice. */
  crops: CampaignCrop[];
  /** The one that is looked at; undefined where no planting is known. */
  crop: CampaignCrop | undefined;
  /** A series without plots and days of other crops; `of` is the campaign that it is of, where that is an earlier one. */
  ofCrop: (series: SeriesSet, of?: Campaign) => SeriesSet;
}

/** The crop of a campaign that its graphs, figures and pools are of: the chosen one, else that of most plots. */
export function useCampaignCrop(campaign: Campaign, chosen: string | null): CampaignCropChoice {
  const plots = useAtomValue(plotsAtom);
  return useMemo(() => {
    const crops = campaignCrops(campaign, plots ?? []);
    const crop = crops.find(({ id }) => id === chosen) ?? crops[0];
    const plotOf = new Map((plots ?? []).map((plot) => [plot.id, plot]));
    const ofCrop = (series: SeriesSet, of = campaign): SeriesSet => {
      if (!crop) return series;
      const own = series.plots.flatMap((plot) => plotOfCrop(of, crop, plot, plotOf.get(plot.plotId)) ?? []);
      // Nothing of the crop was measured: the campaign's readings are better than an empty page.
      return own.length === 0 && of === campaign ? series : { ...series, plots: own };
    };
    return { crops, crop, ofCrop };
  }, [campaign, plots, chosen]);
}

/** A plot's days with the crop; undefined where another one stood all the time. */
function plotOfCrop(
  campaign: Campaign,
  crop: CampaignCrop,
  series: PlotSeries,
  plot: Plot | undefined,
): PlotSeries | undefined {
  if (!plot) return series;
  if (!isOfCrop(campaign, plot, crop.id)) return undefined;
  const stood = cropsInSpan(plot.crops, campaign);
  if (stood.every(({ cropId }) => cropId === crop.id)) return series;
  const own = stood.filter(({ cropId }) => cropId === crop.id);
  return restrictTo(
    series,
    own.map(({ from, to }) => ({ from: dayNumber(from), to: dayNumber(to ?? campaign.endDate) })),
  );
}
