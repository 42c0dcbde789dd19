import { medianOf } from '@seguia/shared/domain/agronomy/statistics';
import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import { stepOf, type TargetStep } from '@seguia/shared/domain/season/target-distance';
import type { Span } from '../../series/series.ts';
import type { MapLook } from '../heat/heat-look.ts';
import { placesOf, type SeasonPlot } from '../judge/judged-season.ts';

const looks: Record<TargetStep, MapLook> = { '-2': 'farBelow', '-1': 'below', 0: 'in', 1: 'above', 2: 'farAbove' };

/**
 * From which share of its judged days on one side a column of several days shows that side. A third shows one bad day of three and five of
 * fourteen; a mean would hide both (docs/decisions/180).
 */
const sideShare = 1 / 3;

/** A cell of the map: a plot's days of one column. */
export interface MapCell {
  look: MapLook;
  /** How many days have a value and a target, and how many of these lie outside of it. */
  judged: number;
  outside: number;
}

/** Judges a column of days. How far it lies outside is the median of the days on that side. */
export function mapCell(plot: SeasonPlot, measure: MeasuredField, column: Span): MapCell {
  const [first, behind] = placesOf(plot, column);
  const distances = plot.distances[measure];
  const below: number[] = [];
  const above: number[] = [];
  let judged = 0;
  for (let at = first; at < behind; at++) {
    const distance = distances[at] ?? Number.NaN;
    if (Number.isNaN(distance)) continue;
    judged++;
    if (distance !== 0) (distance < 0 ? below : above).push(distance);
  }
  if (judged === 0) {
    const isRead = plot.days.points[measure].count.subarray(first, behind).some((count) => count > 0);
    return { look: isRead ? 'untargeted' : 'unread', judged, outside: 0 };
  }
  const side = below.length > above.length ? below : above;
  const shown = side.length > 0 && side.length >= judged * sideShare ? (medianOf(side) ?? 0) : 0;
  return { look: looks[stepOf(shown)], judged, outside: below.length + above.length };
}

const judgedLooks: readonly MapLook[] = ['farBelow', 'below', 'in', 'above', 'farAbove', 'unread'];

/** The looks for the legend; values without a target only where the map has them. */
export function looksOf(plots: readonly SeasonPlot[], measure: MeasuredField): MapLook[] {
  const isUntargeted = ({ days, distances }: SeasonPlot) =>
    days.points[measure].count.some((count, at) => count > 0 && Number.isNaN(distances[measure][at]));
  return plots.some(isUntargeted) ? [...judgedLooks, 'untargeted'] : [...judgedLooks];
}
