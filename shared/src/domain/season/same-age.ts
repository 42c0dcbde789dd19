import { daysByPlanting, type Dates } from '../agronomy/last-season.ts';

interface PlantedPlot {
  crops: readonly { cropId: string; from: string; to: string | null }[];
}

/**
 * The campaign with which a campaign is compared at the same age of the crop: the last one before it in which the crop of one of its plots
 * had been planted before. Null where no planting before is known.
 */
export function seasonBefore<T extends Dates>(
  campaign: T,
  campaigns: readonly T[],
  plots: readonly PlantedPlot[],
): T | null {
  const earlier = campaigns
    .filter(({ startDate, endDate }) => startDate < campaign.startDate && endDate < campaign.endDate)
    .toSorted((a, b) => b.endDate.localeCompare(a.endDate));
  return earlier.find((former) => plots.some(({ crops }) => daysByPlanting(crops, former, campaign) !== null)) ?? null;
}
