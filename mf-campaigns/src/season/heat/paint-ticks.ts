import type { HeatColours } from './heat-colours.ts';
import type { HeatTick } from './heat-grid.ts';
import { cellsHeight, type HeatPlaces } from './heat-places.ts';

/** The room between two texts in px. */
const apart = 6;

/** Paints a line through all rows for each tick, and its text above the line where there is room after the one before. */
export function paintTicks(
  context: CanvasRenderingContext2D,
  ticks: readonly HeatTick[],
  places: HeatPlaces,
  colours: HeatColours,
): void {
  const height = cellsHeight(places);
  const end = places.columnWidth * places.columns + places.right;
  context.save();
  context.direction = 'ltr';
  context.textAlign = 'start';
  context.textBaseline = 'alphabetic';
  context.font = `${colours.size}px ${colours.font}`;
  let free = -Infinity;
  for (const { at, text } of ticks) {
    const x = Math.round(at * places.columnWidth);
    context.globalAlpha = 0.6;
    context.fillStyle = colours.line;
    if (x > 0) context.fillRect(x, -4, 1, height + 4);
    context.globalAlpha = 1;
    const { width } = context.measureText(text);
    const start = x + 3;
    if (start < free || start + width > end) continue;
    context.fillStyle = colours.quiet;
    context.fillText(text, start, -6);
    free = start + width + apart;
  }
  context.restore();
}
