import type { TargetBand } from '@seguia/shared/platform';
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

/** Whose targets: those of some plots, on a crop type's page only of that one. */
export interface BandsOf {
  plotIds: string[];
  cropTypeId?: string | undefined;
}

const none: Limits = { low: null, high: null };

/**
 * The target rectangles of some plots within a span. Plots of one regime have the same targets: those are shaded once, so
 * that five plots' bands do not add up to a darker one.
 */
export function bandAreas(
  bands: TargetBand[],
  { plotIds, cropTypeId }: BandsOf,
  field: TargetField,
  span: Span,
): BandArea[] {
  const areas = new Map<string, BandArea>();
  for (const band of bands) {
    if (!plotIds.includes(band.plotId) || (cropTypeId !== undefined && band.cropTypeId !== cropTypeId)) continue;
    const { low, high } = band[field] ?? none;
    if (low === null && high === null) continue;
    const from = Math.max(span.from, dayNumber(band.from));
    const to = Math.min(span.to + 1, band.to === null ? Infinity : dayNumber(band.to) + 1);
    if (from < to) areas.set(`${from} ${to} ${low} ${high}`, { from, to, low, high, side: sideOfTarget(field) });
  }
  return [...areas.values()];
}
