import { medianOf } from '../agronomy/statistics.ts';
import { theilSen } from '../agronomy/theil-sen.ts';

/** A day with both: its number, its global radiation in J/cm², and its drain percentage. */
export interface LitDay {
  day: number;
  light: number;
  percent: number;
}

/** A day that fell out: its drain percentage, and what the other days had at that light. */
export interface FallenOut {
  day: number;
  percent: number;
  usual: number;
}

export interface DrainByLight {
  /** What drain does on days with more light. */
  course: 'rises' | 'level' | 'falls';
  /** The difference of drain in points of percent for `lightStep` more of light. */
  perStep: number;
  /** The days that fell out, the oldest first. */
  fallenOut: FallenOut[];
  /** The number of days that were judged. */
  days: number;
}

/** The step of light, in J/cm², for which a difference of drain is stated. A clear summer day has about five of them. */
export const lightStep = 500;

/** The newest days that are judged: over a season the crop's thirst changes, and with it what is usual at a light. */
export const judgedDays = 60;

/** The days with both that a verdict needs. With fewer, two odd days would be a third of all, more than the slope bears (29 %). */
const leastDays = 7;

/** The difference over all light seen, in points of percent, below which drain is level. Half of it is what a cup of drain is misread by. */
const leastDifference = 4;

/** The distance in points of percent below which no day falls out, however alike the others are. */
const leastDistance = 6;

/**
 * A day falls out beyond three times the scaled median absolute deviation from the line (Leys et al., "Detecting outliers", Journal of
 * Experimental Social Psychology 49, 2013). 1.4826 makes it the standard deviation of values that are spread normally.
 */
const distanceInDeviations = 3 * 1.4826;

/**
 * Whether the drain percentage followed the light: the robust line of the days' drain over their light (Theil–Sen), and the days that are
 * far from it; of the newest 60 days. Null with too few days, or without a difference in light.
 */
export function drainByLight(all: readonly LitDay[]): DrainByLight | null {
  const days = all.toSorted((a, b) => a.day - b.day).slice(-judgedDays);
  const slope = theilSen(days.map(({ light, percent }) => ({ x: light, y: percent })))?.slope;
  const base = slope === undefined ? null : medianOf(days.map(({ light, percent }) => percent - slope * light));
  if (days.length < leastDays || slope === undefined || base === null) return null;
  const usualAt = (light: number) => Math.min(100, Math.max(0, base + slope * light));
  const distances = days.map(({ light, percent }) => Math.abs(percent - usualAt(light)));
  const limit = Math.max(leastDistance, distanceInDeviations * (medianOf(distances) ?? 0));
  const lights = days.map(({ light }) => light);
  const difference = slope * (Math.max(...lights) - Math.min(...lights));
  return {
    course: Math.abs(difference) < leastDifference ? 'level' : difference > 0 ? 'rises' : 'falls',
    perStep: slope * lightStep,
    fallenOut: days
      .filter((_, at) => (distances[at] ?? 0) > limit)
      .map(({ day, light, percent }) => ({ day, percent, usual: usualAt(light) })),
    days: days.length,
  };
}
