import type { Plot, PlotCrop } from '@seguia/shared/platform';

/** The planting with another last day. */
export function endedPlanting({ id: plotId }: Plot, crop: PlotCrop, to: string) {
  const { cropTypeId, from, version = 1, firstFlower = null, firstHarvest = null, topped = null } = crop;
  return { plotId, cropTypeId, from, version, firstFlower, firstHarvest, topped, to };
}
