import { cropsOn, overlaps } from '@seguia/shared/domain/bands';
import type { Plot, TargetBand } from '@seguia/shared/platform';
import type { BandForm } from './band-form.ts';

/** A plot that may get the same target band, for the variety that grows there. */
export interface SamePlot {
  plotId: string;
  name: string;
  cropTypeId: string;
}

/**
 * The other open plots in which the band's crop grows on the band's first day, in any variety. A plot with a band for one of the band's days
 * is left out. Empty while plot, variety or first day are missing.
 */
export function sameCrop(
  form: Pick<BandForm, 'plotId' | 'cropTypeId' | 'from' | 'to'>,
  plots: readonly Plot[],
  bands: readonly TargetBand[],
): SamePlot[] {
  const { from, to } = form;
  const own = plots.find(({ id }) => id === form.plotId)?.crops.find((crop) => crop.cropTypeId === form.cropTypeId);
  if (!own || !from) return [];
  return plots
    .filter(({ id, closed }) => id !== form.plotId && !closed)
    .flatMap(({ id: plotId, name, crops }) =>
      cropsOn(crops, from)
        .filter(({ cropName }) => cropName === own.cropName)
        .map(({ cropTypeId }) => ({ plotId, name, cropTypeId })),
    )
    .filter((of) => !bands.some((band) => overlaps(band, { ...of, from, to: to || null })));
}
