/** SVG path data of many small shapes in one text, so that a graph needs a single node for them. Numbers have one decimal: less to parse. */

const short = (value: number) => Math.round(value * 10) / 10;

type Place = (value: number) => number;

/** A line through its vertices, interrupted where there is none. A single vertex becomes a dot, by the round cap of its stroke. */
export function linePath(vertices: readonly { x: number; y: number | null }[], xOf: Place, yOf: Place): string {
  let path = '';
  let pen = 'M';
  let isSingle = false;
  for (const { x, y } of vertices) {
    if (y === null) {
      if (isSingle) path += 'Z';
      pen = 'M';
      isSingle = false;
      continue;
    }
    path += `${pen}${short(xOf(x))},${short(yOf(y))}`;
    isSingle = pen === 'M';
    pen = 'L';
  }
  return isSingle ? `${path}Z` : path;
}

/** Horizontal lines across a width, one for each height. */
export const acrossPath = (heights: readonly number[], width: number): string =>
  heights.map((y) => `M0,${short(y)}H${short(width)}`).join('');

/** Rings around the given places. */
export const ringPath = (places: [number, number][], radius = 3.5): string =>
  places
    .map(
      ([x, y]) =>
        `M${short(x - radius)},${short(y)}a${radius},${radius} 0 1,0 ${radius * 2},0a${radius},${radius} 0 1,0 ${-radius * 2},0`,
    )
    .join('');

/** Triangles at the edge of a graph that point towards values outside of it. */
export const markPath = (marks: [x: number, edge: number, above: boolean][], size = 5): string =>
  marks
    .map(([x, edge, above]) => {
      const base = above ? edge + size * 1.6 : edge - size * 1.6;
      return `M${short(x)},${short(edge)}L${short(x + size)},${short(base)}L${short(x - size)},${short(base)}Z`;
    })
    .join('');

/** The area between `low` and `high`, interrupted where there is none. */
export function areaPath(
  points: readonly ({ x: number; low: number; high: number } | null)[],
  xOf: Place,
  yOf: Place,
): string {
  let path = '';
  let highs: string[] = [];
  let lows: string[] = [];
  const close = () => {
    // A single point has no width, so it gets a sliver that keeps it visible.
    const [edge] = highs;
    if (highs.length === 1 && edge) highs.push(`${Number(edge.split(',')[0]) + 1},${edge.split(',')[1]}`);
    if (highs.length > 0) path += `M${highs.join('L')}L${lows.toReversed().join('L')}Z`;
    highs = [];
    lows = [];
  };
  for (const point of points) {
    if (!point) {
      close();
      continue;
    }
    const x = short(xOf(point.x));
    highs.push(`${x},${short(yOf(point.high))}`);
    lows.push(`${x},${short(yOf(point.low))}`);
  }
  close();
  return path;
}
