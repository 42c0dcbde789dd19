/** The series that a campaign's graphs need. */
export interface SeriesRequest {
  campaignId: string;
  farmerId: string;
  resolution: 'day' | 'reading';
  from: string;
  to: string;
  /** The answer has no later day. */
  today: string;
  plotId: string | undefined;
  cropTypeId: string | undefined;
}
