import type { ApiClient } from '@seguia/openapi';
import { runningCampaigns } from '../../device/offline/running-campaigns.ts';
import { seriesKey } from '../../device/database/series-key.ts';
import type { FarmDevice } from '../../device/local/farm-device.ts';
import { loadSeries } from '../calls/series.ts';

/** Seconds after which a running campaign's figures on the device are fetched again without anybody asking. */
const freshFor = 3600;
/** Milliseconds of pause before each request: nobody waits for it, and people's actions go first. */
const pause = 1500;

/**
 * Fetches the figures of running campaigns by day, which also hold each of their plots, so that they open without network although nobody
 * has opened them before. A campaign whose figures cannot be fetched does not keep the others from the device.
 */
export async function fillSeries(api: ApiClient, source: FarmDevice, signal: AbortSignal): Promise<void> {
  for (const { id } of await runningCampaigns(source)) {
    const request = { campaignId: id, resolution: 'day' } as const;
    const held = await (await source.device.db()).get('series', seriesKey(source.farmId, request));
    if (held && Math.abs(Date.now() / 1000 - held.fetchedAt) < freshFor) continue;
    await new Promise((resolve) => setTimeout(resolve, pause));
    signal.throwIfAborted();
    await loadSeries(api, source, { ...request, signal }).catch(() => undefined);
  }
}
