/** SVG path data of many small shapes in one text, so that a graph needs a single node for them. Numbers have one decimal: less to parse. */

const short = (value: number) => Math.round(value * 10) / 10;

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
