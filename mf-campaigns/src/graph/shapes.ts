/** SVG path data of many small shapes at once, so that a graph needs one node for all of them. Numbers keep one decimal: less to parse. */

const short = (value: number) => Math.round(value * 10) / 10;

/** Rings around the given places. */
export const ringPath = (places: [number, number][], radius = 3.5): string =>
  places
    .map(
      ([x, y]) =>
        `M${short(x - radius)},${short(y)}a${radius},${radius} 0 1,0 ${radius * 2},0a${radius},${radius} 0 1,0 ${-radius * 2},0`,
    )
    .join('');

/** Triangles at the edge of a graph that point to where a value lies beyond it. */
export const markPath = (marks: [x: number, edge: number, above: boolean][], size = 5): string =>
  marks
    .map(([x, edge, above]) => {
      const base = above ? edge + size * 1.6 : edge - size * 1.6;
      return `M${short(x)},${short(edge)}L${short(x + size)},${short(base)}L${short(x - size)},${short(base)}Z`;
    })
    .join('');

/** The area between `low` and `high`, interrupted where there is nothing. */
export function areaPath(points: ({ x: number; low: number; high: number } | null)[]): string {
  let path = '';
  let piece: { x: number; low: number; high: number }[] = [];
  for (const point of [...points, null]) {
    if (point) {
      piece.push(point);
      continue;
    }
    // A single bucket has no width: a sliver of one px keeps it visible.
    const [only] = piece;
    if (piece.length === 1 && only)
      piece = [
        { ...only, x: only.x - 0.5 },
        { ...only, x: only.x + 0.5 },
      ];
    if (piece.length > 0) {
      const highs = piece.map(({ x, high }) => `${short(x)},${short(high)}`);
      const lows = piece.toReversed().map(({ x, low }) => `${short(x)},${short(low)}`);
      path += `M${[...highs, ...lows].join('L')}Z`;
    }
    piece = [];
  }
  return path;
}
