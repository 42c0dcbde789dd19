import type { Campaign, PlotCrop } from '@seguia/shared/platform';

/** The plantings of a plot during a campaign, limited to its days, earliest first. */
export const cropsInSpan = (
  crops: PlotCrop[],
  { startDate, endDate }: Pick<Campaign, 'startDate' | 'endDate'>,
): PlotCrop[] =>
  crops
    .filter((crop) => crop.from <= endDate && (crop.to === null || crop.to >= startDate))
    .map((crop) => ({
      ...crop,
      from: crop.from < startDate ? startDate : crop.from,
      to: crop.to === null || crop.to > endDate ? endDate : crop.to,
    }))
    .toSorted((item, other) => item.from.localeCompare(other.from));
