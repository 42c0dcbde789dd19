import type { Campaign } from '@seguia/shared/platform';
import { useMedia } from '@seguia/shared/ui';
import { useMemo } from 'react';
import type { SeriesSet } from '../../series/series.ts';
import { picksAmong } from '../choices/picks.ts';
import { type Picks, useViewParams } from '../choices/use-view-params.ts';
import { useCampaignCrop } from './use-campaign-crop.ts';

type CampaignPicks = ReturnType<typeof useCampaignCrop> & {
  /** The days of the crop on the screen. */
  series: SeriesSet;
  picks: Picks;
};

/** The crop of a campaign that is on the screen, its series, and the plots picked in it. */
export function useCampaignPicks(campaign: Campaign, whole: SeriesSet): CampaignPicks {
  const { picks: picked, cropId } = useViewParams();
  // Five lines are a scribble on a phone: there, one stands over the band of the others until a person picks more.
  const most = useMedia('compact') ? 1 : undefined;
  const choice = useCampaignCrop(campaign, cropId);
  const { ofCrop } = choice;
  const series = useMemo(() => ofCrop(whole), [ofCrop, whole]);
  const picks = useMemo(
    () =>
      picksAmong(
        series.plots.map(({ plotId }) => plotId),
        picked,
        most,
      ),
    [series, picked, most],
  );
  return { ...choice, series, picks };
}
