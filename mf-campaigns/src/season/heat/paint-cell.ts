import type { HeatColours } from './heat-colours.ts';
import { heatPaints, type HeatLook } from './heat-look.ts';

/** A cell's place on the canvas, in px. */
export interface CellBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The distance in px between the dots of an edge. */
const dots = 3;

/** Paints one cell. Its edges are whole px, so that neighbours leave no seam. */
export function paintCell(
  context: CanvasRenderingContext2D,
  look: HeatLook,
  place: CellBox,
  colours: HeatColours,
): void {
  const { colour, ground, share, from, dotted } = heatPaints[look];
  const left = Math.round(place.left);
  const width = Math.round(place.left + place.width) - left;
  const top = Math.round(place.top);
  const height = Math.round(place.top + place.height) - top;
  context.fillStyle = colours.of(ground);
  context.fillRect(left, top, width, height);
  if (colour) {
    const filled = Math.round(height * share);
    context.fillStyle = colours.of(colour);
    context.fillRect(left, from === 'top' ? top : top + height - filled, width, filled);
  }
  if (!dotted) return;
  context.fillStyle = colours.line;
  for (let x = left + ((dots - (left % dots)) % dots); x < left + width; x += dots) {
    context.fillRect(x, top, 1, 1);
    context.fillRect(x, top + height - 1, 1, 1);
  }
}
