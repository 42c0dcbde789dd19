import type { Plot, PlotCrop, TargetBand } from '@seguia/shared/platform';
import type { Limits } from '@seguia/shared/domain/bands';
import { dayNumber } from '@seguia/shared/domain/farm-time';
import { sideOfTarget, type TargetField } from '@seguia/shared/domain/plantings/target-fields';
import type { Side } from '@seguia/shared/domain/readings/measures';
import type { Span } from '../series.ts';

/** A rectangle of a target as x values, from its first day to the end of its last; a limit of null is open. */
export interface BandArea {
  from: number;
  to: number;
  low: number | null;
  high: number | null;
  /** The water that the target is for. */
  side?: Side | undefined;
  /** The lines of the graph that it is a target of: ids of plots, or measures of one plot. Undefined: of all. */
  of?: readonly string[] | undefined;
}

/** The plots whose targets are wanted; limited to one variety on a variety's page, and to one crop in a campaign's graphs. */
export interface BandsOf {
  plots: readonly Pick<Plot, 'id' | 'crops'>[];
  cropTypeId?: string | undefined;
  cropId?: string | undefined;
}

const none: Limits = { low: null, high: null };

/**
 * The target rectangles of some plots within a span. Of several varieties in a plot, the one planted last comes first: its target is the
 * one that counts (`bandOn`), but for a measure that it leaves open. Equal targets of several plots give one rectangle, so that overlapping
 * ones do not get darker.
 */
export function bandAreas(
  bands: TargetBand[],
  { plots, cropTypeId, cropId }: BandsOf,
  field: TargetField,
  span: Span,
): BandArea[] {
  const areas = new Map<string, BandArea>();
  const wanted = plots.flatMap(({ id, crops }) =>
    crops
      .filter((crop) => (cropId ?? crop.cropId) === crop.cropId && (cropTypeId ?? crop.cropTypeId) === crop.cropTypeId)
      .toSorted((a, b) => b.from.localeCompare(a.from))
      .flatMap((crop) => bands.filter(({ plotId }) => plotId === id).map((band) => ({ band, crop }))),
  );
  for (const { band, crop } of wanted) {
    const { low, high } = band[field] ?? none;
    if (low === null && high === null) continue;
    for (const { from, to } of bandStretches(band, [crop], span)) {
      const key = `${from} ${to} ${low} ${high}`;
      const of = [...(areas.get(key)?.of ?? []), band.plotId];
      areas.set(key, { from, to: to + 1, low, high, side: sideOfTarget(field), of });
    }
  }
  return [...areas.values()];
}

/**
 * The days of a span on which a band applies: its own days, as long as its variety grows there. Few people end a band when they pull the
 * crop out.
 */
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
