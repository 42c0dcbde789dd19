import type { HeatColours } from './heat-colours.ts';
import type { HeatItem } from './heat-grid.ts';

/** The share of the map's width that names take at most, and the room between a name and the cells in px. */
const mostShare = 0.3;
const beside = 10;

// No element, so that none stays in memory that is in no page.
let ruler: OffscreenCanvasRenderingContext2D | null | undefined;

/** The width of a text on a canvas, in px. */
function widthOf(text: string, { font, size }: HeatColours): number {
  ruler ??= globalThis.OffscreenCanvas && new OffscreenCanvas(1, 1).getContext('2d');
  if (!ruler) return text.length * size * 0.6;
  ruler.font = `${size}px ${font}`;
  return ruler.measureText(text).width;
}

/** The room for the names of the rows beside a map that is `width` px wide. */
export function namesWidth(rows: readonly HeatItem[], colours: HeatColours, width: number): number {
  const longest = Math.max(...rows.map(({ name }) => widthOf(name, colours)));
  return Math.ceil(Math.min(longest + beside, width * mostShare));
}

/** A name, cut where it is wider than its room. */
export function fitName(name: string, room: number, colours: HeatColours): string {
  if (widthOf(name, colours) <= room - beside) return name;
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, colours) > room - beside) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
