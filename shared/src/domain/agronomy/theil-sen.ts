import { medianOf } from './statistics.ts';

export interface Point {
  x: number;
  y: number;
}

export interface RobustSlope {
  /** Per unit of `x`. */
  slope: number;
  /** The share of all pairs of points in which the later one is higher; 0 to 1. */
  risingShare: number;
}

/**
 * The Theil–Sen slope: the median of the slopes between all pairs of points (Theil, 1950; Sen, "Estimates of the regression coefficient
 * based on Kendall's tau", 1968). Up to 29 % of the points may be outliers without moving it far. Null for fewer than two points, or if all
 * have the same x.
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
