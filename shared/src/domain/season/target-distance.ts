import type { Limits } from '../bands.ts';

/** Where a value lies: far below its target, below, inside, above, far above. */
export type TargetStep = -2 | -1 | 0 | 1 | 2;

/**
 * From how many widths of the target outside of it a value is far. With half a width, drain EC of 4.8 is far above 3.0 to 4.2: as far from
 * the limit as the middle of the target is. The bound is this app's own (docs/decisions/181).
 */
export const farFrom = 0.5;

/** The width of a target with one limit, as a share of that limit: of a drain EC of at most 4.0, 1.0 counts as the width. */
const widthOfOpen = 0.25;

/**
 * How far a value lies outside of its target, in widths of the target: negative below, 0 inside (limits included), positive above. The
 * width makes EC, pH and percentages comparable. Null where there is no limit.
 */
export function targetDistance(value: number, { low, high }: Limits): number | null {
  if (low === null && high === null) return null;
  const width = (low !== null && high !== null ? high - low : Math.abs(low ?? high ?? 0) * widthOfOpen) || 1;
  if (low !== null && value < low) return (value - low) / width;
  if (high !== null && value > high) return (value - high) / width;
  return 0;
}

/** The step of a distance of `targetDistance`. */
export function stepOf(distance: number): TargetStep {
  if (distance === 0) return 0;
  // A tolerance, because (4.8 − 4.2) ÷ 1.2 is a little less than 0.5 in binary.
  const isFar = Math.abs(distance) >= farFrom - Number.EPSILON * 16;
  if (distance < 0) return isFar ? -2 : -1;
  return isFar ? 2 : 1;
}
