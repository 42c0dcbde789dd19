import type { Plot, PlotCrop, TargetBand } from '@seguia/shared/platform';
import type { Limits } from '@seguia/shared/domain/bands';
import { dayNumber } from '@seguia/shared/domain/farm-time';
import { sideOfTarget, type TargetField } from '@seguia/shared/domain/plantings/target-fields';
import type { Side } from '@seguia/shared/domain/readings/measures';
import type { Span } from '../series.ts';

/** A rectangle of target: from the first day to behind the last, as x values; a limit of null is open. */
export interface BandArea {
  from: number;
  to: number;
  low: number | null;
  high: number | null;
  /** What it is the target of, where a graph has two kinds of lines. */
  name?: string | undefined;
  /** Whose water's. */
  side?: Side | undefined;
}

/** Whose targets: those of some plots; on a crop type's page only of that one, in a campaign of one crop only of that one. */
export interface BandsOf {
  plots: readonly Pick<Plot, 'id' | 'crops'>[];
  cropTypeId?: string | undefined;
  cropId?: string | undefined;
}

const none: Limits = { low: null, high: null };

/**
 * The target rectangles of some plots within a span. Plots of one regime have the same targets: those are shaded once, so
 * that five plots' bands do not add up to a darker one.
 */
export function bandAreas(
  bands: TargetBand[],
  { plots, cropTypeId, cropId }: BandsOf,
  field: TargetField,
  span: Span,
): BandArea[] {
  const areas = new Map<string, BandArea>();
  for (const band of bands) {
    if (cropTypeId !== undefined && band.cropTypeId !== cropTypeId) continue;
    const { low, high } = band[field] ?? none;
    if (low === null && high === null) continue;
    const crops = plots.find(({ id }) => id === band.plotId)?.crops ?? [];
    const own = cropId === undefined ? crops : crops.filter((crop) => crop.cropId === cropId);
    for (const { from, to } of bandStretches(band, own, span))
      areas.set(`${from} ${to} ${low} ${high}`, { from, to: to + 1, low, high, side: sideOfTarget(field) });
  }
  return [...areas.values()];
}

/** The days of a span on which a band is what values are held against: its own, as far as its variety stood there. Few end a band when they pull the crop out. */
export function bandStretches(band: TargetBand, crops: readonly PlotCrop[], span: Span): Span[] {
  const first = (day: string) => Math.max(span.from, dayNumber(day));
  const last = (day: string | null) => Math.min(span.to, day === null ? Infinity : dayNumber(day));
  return crops
    .filter((crop) => crop.cropTypeId === band.cropTypeId)
    .map((crop) => ({
      from: Math.max(first(band.from), first(crop.from)),
      to: Math.min(last(band.to), last(crop.to)),
    }))
    .filter(({ from, to }) => from <= to);
}
