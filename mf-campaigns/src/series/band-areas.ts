import { dayNumber } from './calendar.ts';
import type { Measure } from './measures.ts';
import type { Span } from './series.ts';

/** The part of a target band that a graph of one measure needs; `to: null` is open, a limit of null too. */
export interface BandOverDays {
  plotId: string;
  cropTypeId: string;
  from: string;
  to: string | null;
  limits: Record<Measure, { low: number | null; high: number | null }>;
}

/** A rectangle of target: from the first day to behind the last, as x values. */
export interface BandArea {
  from: number;
  to: number;
  low: number | null;
  high: number | null;
}

/**
 * The target rectangles of some plots within a span. Plots of one regime have the same targets: those are shaded once, so
 * that five plots' bands do not add up to a darker one.
 */
export function bandAreas(bands: BandOverDays[], plotIds: string[], measure: Measure, span: Span): BandArea[] {
  const areas = new Map<string, BandArea>();
  for (const band of bands) {
    if (!plotIds.includes(band.plotId)) continue;
    const { low, high } = band.limits[measure];
    if (low === null && high === null) continue;
    const from = Math.max(span.from, dayNumber(band.from));
    const to = Math.min(span.to + 1, band.to === null ? Infinity : dayNumber(band.to) + 1);
    if (from < to) areas.set(`${from} ${to} ${low} ${high}`, { from, to, low, high });
  }
  return [...areas.values()];
}
