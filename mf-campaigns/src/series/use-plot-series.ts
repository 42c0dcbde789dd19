import type { SeriesState } from './use-series.ts';
import { useSeries } from './use-series.ts';

/**
 * A plot's days of a campaign; on a variety's page with the shares in that variety's target. If they cannot be fetched, they are taken from
 * the whole campaign's series on the device, so that somebody who has seen the campaign can open each of its plots offline.
 */
export function usePlotSeries(campaignId: string | undefined, plotId: string, cropTypeId?: string): SeriesState {
  const own = useSeries(campaignId === undefined ? null : { campaignId, plotId, cropTypeId, resolution: 'day' });
  const failed = own.error !== null && own.error.status === undefined && !own.series;
  const whole = useSeries(campaignId !== undefined && failed ? { campaignId, resolution: 'day' } : null);
  return whole.series ? { ...whole, reload: own.reload } : own;
}
