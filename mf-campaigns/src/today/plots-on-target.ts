import { type CampaignOfCrops, campaignCrops } from '@seguia/shared/domain/agronomy/campaign-crops';
import { bandOn, bandState, cropsOn } from '@seguia/shared/domain/bands';
import { measuredFields } from '@seguia/shared/domain/readings/measures';
import type { Plot, Reading, TargetBand } from '@seguia/shared/platform';

/** How many plots of a campaign are inside and outside of their target bands. */
export interface PlotsOnTarget {
  /** The number of plots whose newest reading in the campaign has a target band. */
  held: number;
  /** How many of them have a value outside of it. */
  outside: number;
}

/** Compares each plot's newest reading, if it is of the campaign's dates and crops, with the band of its variety and day. */
export function plotsOnTarget(
  campaign: CampaignOfCrops,
  plots: readonly Plot[],
  newest: ReadonlyMap<string, Reading>,
  bands: readonly TargetBand[],
): PlotsOnTarget {
  const { startDate, endDate } = campaign;
  const about = new Set(campaignCrops(campaign, plots).map(({ id }) => id));
  const states = plots.flatMap((plot) => {
    const reading = newest.get(plot.id);
    if (!reading || reading.date < startDate || reading.date > endDate) return [];
    if (!cropsOn(plot.crops, reading.date).some(({ cropId }) => about.has(cropId))) return [];
    const isOutside = isOutsideBand(reading, plot, bands);
    return isOutside === null ? [] : [isOutside];
  });
  return { held: states.length, outside: states.filter(Boolean).length };
}

/**
 * Whether a value of the reading is outside of the plot's band; null where no value has one. If the plot has several varieties, the first
 * one with a band counts.
 */
function isOutsideBand(reading: Reading, plot: Plot, bands: readonly TargetBand[]): boolean | null {
  const band = bandOn(bands, plot, reading.date);
  const states = band ? measuredFields.flatMap((measure) => bandState(reading[measure], band[measure]) ?? []) : [];
  return states.length === 0 ? null : states.some((state) => state === 'below' || state === 'above');
}
