/** Which figures of a campaign. */
export interface SeriesChoice {
  campaignId: string;
  plotId?: string | undefined;
  cropTypeId?: string | undefined;
  /** Limits it to a part of the campaign's days, both included. */
  from?: string | undefined;
  to?: string | undefined;
  resolution: 'day' | 'reading';
}

/** The key under which a device holds a campaign's figures of this choice. */
export function seriesKey(farmId: string, choice: SeriesChoice): string {
  const { campaignId, plotId, cropTypeId, from, to, resolution } = choice;
  return JSON.stringify([farmId, campaignId, plotId, cropTypeId, from, to, resolution]);
}
