import type { CampaignSeries } from '@seguia/shared/platform';

/** What a refresh may say: "up to date" only where every figure is as it was. */
export function refreshResult(before: CampaignSeries | undefined, now: CampaignSeries | undefined) {
  return JSON.stringify(before) === JSON.stringify(now) ? ('up-to-date' as const) : ('updated' as const);
}
