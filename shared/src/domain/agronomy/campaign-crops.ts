import { hasName } from './crop-names.ts';

interface Planting {
  cropId: string;
  cropName: string;
  from: string;
  to: string | null;
}

/** A plot with its present and past plantings. */
export interface PlantedPlot {
  id: string;
  crops: readonly Planting[];
}

export interface CampaignOfCrops {
  name: string;
  startDate: string;
  endDate: string;
}

/** A crop of a campaign. */
export interface CampaignCrop {
  id: string;
  name: string;
  /** The number of plots in which it grew during the campaign. */
  plots: number;
}

/**
 * The crops of a campaign, those on most plots first: the crops that grew in the plots on its days, or, if its name names some of them
 * ("Tomate 2026"), only these (docs/decisions/104). More than one is a choice for the person; empty where no planting is known.
 */
export function campaignCrops(campaign: CampaignOfCrops, plots: readonly PlantedPlot[]): CampaignCrop[] {
  const found = new Map<string, CampaignCrop>();
  for (const plot of plots) {
    for (const [id, name] of new Map(during(campaign, plot).map(({ cropId, cropName }) => [cropId, cropName]))) {
      const crop = found.get(id) ?? { id, name, plots: 0 };
      found.set(id, { ...crop, plots: crop.plots + 1 });
    }
  }
  const all = [...found.values()].toSorted((a, b) => b.plots - a.plots);
  const named = all.filter(({ name }) => hasName(campaign.name, name));
  return named.length > 0 ? named : all;
}

/** Whether a plot had the crop during a campaign. A plot without known plantings counts as having it. */
export function isOfCrop(campaign: CampaignOfCrops, plot: PlantedPlot, cropId: string): boolean {
  const stood = during(campaign, plot);
  return stood.length === 0 || stood.some((planting) => planting.cropId === cropId);
}

function during({ startDate, endDate }: CampaignOfCrops, { crops }: PlantedPlot): Planting[] {
  return crops.filter(({ from, to }) => from <= endDate && (to === null || to >= startDate));
}
