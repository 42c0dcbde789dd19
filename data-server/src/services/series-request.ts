/** Which series a campaign's graphs need. */
export interface SeriesRequest {
  campaignId: string;
  farmerId: string;
  resolution: 'day' | 'reading';
  from: string;
  to: string;
  /** No day of the answer lies beyond it. */
  today: string;
  plotId: string | undefined;
  cropTypeId: string | undefined;
}
