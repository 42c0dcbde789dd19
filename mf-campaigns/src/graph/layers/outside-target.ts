import type { BandArea } from '../../series/figures/band-areas.ts';
import type { Column } from '../../series/figures/columns.ts';

/** A place of a line, and the nearest value within its target; null where there is no line or no target. */
export interface OutsidePoint {
  x: number;
  y: number;
  edge: number | null;
}

/**
 * What of a line lies outside of its target, as points between which an area is filled. Where the line crosses a limit it gets a point of
 * its own, so that nothing within the target is filled.
 */
export function outsideOf(columns: readonly Column[], bands: readonly BandArea[]): OutsidePoint[] {
  const points: OutsidePoint[] = [];
  let before: (OutsidePoint & { band: BandArea }) | undefined;
  for (const { x, y } of columns) {
    const band = bands.find(({ from, to }) => x >= from && x < to);
    if (y === null || !band) {
      if (before) points.push({ x, y: 0, edge: null });
      before = undefined;
      continue;
    }
    // Between two stages the limits jump, so an area must not reach from one to the other.
    if (before && before.band !== band) points.push({ x, y: 0, edge: null });
    else if (before) points.push(...crossings(before, { x, y }, band));
    const edge = Math.min(band.high ?? Infinity, Math.max(band.low ?? -Infinity, y));
    before = { x, y, edge, band };
    points.push({ x, y, edge });
  }
  return points.some(({ y, edge }) => edge !== null && edge !== y) ? points : [];
}

type Place = Pick<OutsidePoint, 'x' | 'y'>;

/** Where a straight line meets the limits of a band. */
const crossings = (from: Place, to: Place, { low, high }: BandArea): OutsidePoint[] =>
  [low, high]
    .flatMap((limit) => {
      if (limit === null || (from.y - limit) * (to.y - limit) >= 0) return [];
      const share = (limit - from.y) / (to.y - from.y);
      return [{ x: from.x + share * (to.x - from.x), y: limit, edge: limit }];
    })
    .toSorted((first, next) => first.x - next.x);
