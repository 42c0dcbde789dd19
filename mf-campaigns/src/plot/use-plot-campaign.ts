import { campaignCrops, isOfCrop } from '@seguia/shared/domain/agronomy/campaign-crops';
import { type Campaign, campaignsAtom, type Plot, plotsAtom, todayAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';

/**
 * The campaign that a plot is in today (the one that began last, if there are several), otherwise the last that it was in. Undefined where
 * there is none.
 */
export function usePlotCampaign(plot: Plot | undefined): Campaign | undefined {
  const campaigns = useAtomValue(campaignsAtom);
  const plots = useAtomValue(plotsAtom);
  const today = useAtomValue(todayAtom);
  return useMemo(() => {
    if (!plot) return undefined;
    const begun = (campaigns ?? []).filter(
      (campaign) => campaign.startDate <= today && isPlotIn(campaign, plot, plots ?? []),
    );
    return begun.find(({ endDate }) => endDate >= today) ?? begun[0];
  }, [campaigns, plots, plot, today]);
}

/** Whether one of the campaign's crops stood in the plot. */
function isPlotIn(campaign: Campaign, plot: Plot, plots: readonly Plot[]): boolean {
  const crops = campaignCrops(campaign, plots);
  return crops.length === 0 || crops.some(({ id }) => isOfCrop(campaign, plot, id));
}
