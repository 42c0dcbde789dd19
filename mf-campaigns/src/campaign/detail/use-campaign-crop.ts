import { type CampaignCrop, campaignCrops, isOfCrop } from '@seguia/shared/domain/agronomy/campaign-crops';
import { type Campaign, type Plot, plotsAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { cropsInSpan } from '../facts/crops-in-span.ts';
import { dayNumber } from '@seguia/shared/domain/farm-time';
import { restrictTo } from '../../series/restrict.ts';
import type { PlotSeries, SeriesSet } from '../../series/series.ts';

interface CampaignCropChoice {
  /** The crops of the campaign; the screen offers a choice if there are several. */
  crops: CampaignCrop[];
  /** The crop on the screen; undefined where no planting is known. */
  crop: CampaignCrop | undefined;
  /** Leaves out of a series the plots and days of other crops. `of` is the series' campaign, where that is an earlier one. */
  ofCrop: (series: SeriesSet, of?: Campaign) => SeriesSet;
}

/** Tells which crop of a campaign the graphs, figures and pools are about: the chosen one, otherwise the one on most plots. */
export function useCampaignCrop(campaign: Campaign, chosen: string | null): CampaignCropChoice {
  const plots = useAtomValue(plotsAtom);
  return useMemo(() => {
    const crops = campaignCrops(campaign, plots ?? []);
    const crop = crops.find(({ id }) => id === chosen) ?? crops[0];
    const plotOf = new Map((plots ?? []).map((plot) => [plot.id, plot]));
    const ofCrop = (series: SeriesSet, of = campaign): SeriesSet => {
      if (!crop) return series;
      const own = series.plots.flatMap((plot) => plotOfCrop(of, crop, plot, plotOf.get(plot.plotId)) ?? []);
      // If nothing of the crop was measured, all of the campaign's readings are better than an empty page.
      return own.length === 0 && of === campaign ? series : { ...series, plots: own };
    };
    return { crops, crop, ofCrop };
  }, [campaign, plots, chosen]);
}

/** A plot's days with the crop; undefined where other crops stood there all the time. */
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
