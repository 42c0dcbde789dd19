import type { CampaignSeries } from '@seguia/shared/platform';

/** The result of a refresh: "up to date" only where no figure has changed. */
export function refreshResult(before: CampaignSeries | undefined, now: CampaignSeries | undefined) {
  return JSON.stringify(before) === JSON.stringify(now) ? ('up-to-date' as const) : ('updated' as const);
}
