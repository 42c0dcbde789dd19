import { medianOf } from './statistics.ts';

export interface Point {
  x: number;
  y: number;
}

export interface RobustSlope {
  /** Per unit of `x`. */
  slope: number;
  /** Of all pairs of points, how large a share rises from the earlier to the later one; 0 to 1. */
  risingShare: number;
}

/**
 * The Theil–Sen slope: the median of the slopes between all pairs of points (Theil, 1950; Sen, "Estimates of the regression coefficient based on
 * Kendall's tau", 1968). Up to 29 % of the points may be wild without moving it far. Null of fewer than two points, or of points at one x alone.
 */
export function theilSen(points: readonly Point[]): RobustSlope | null {
  const slopes = points.flatMap((earlier, at) =>
    points
      .slice(at + 1)
      .flatMap((later) => (later.x === earlier.x ? [] : [(later.y - earlier.y) / (later.x - earlier.x)])),
  );
  const slope = medianOf(slopes);
  if (slope === null) return null;
  return { slope, risingShare: slopes.filter((each) => each > 0).length / slopes.length };
}
