import { heatColours } from './heat-colours.ts';
import type { HeatEntry } from './HeatLegend.tsx';
import { paintCell } from './paint-cell.ts';

/** The texts around a map that is saved. */
export interface MapLabels {
  title: string;
  subtitle: string;
  legend: readonly HeatEntry[];
}

const padding = 16;
const line = 22;
const sample = { width: 20, height: 14 };

/** Paints a drawn map as a picture in the colours of the theme: title and days above, the legend below. */
export function paintMap(map: HTMLCanvasElement, { title, subtitle, legend }: MapLabels): HTMLCanvasElement {
  const colours = heatColours(map.parentElement ?? document.body);
  const scale = map.width / map.clientWidth;
  const width = map.clientWidth + 2 * padding;
  const canvas = document.createElement('canvas');
  const height = map.clientHeight + 2 * padding + line * (3 + legend.length);
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas');
  const isRtl = document.documentElement.dir === 'rtl';
  context.scale(scale, scale);
  context.direction = isRtl ? 'rtl' : 'ltr';
  context.textAlign = 'start';
  context.fillStyle = colours.surface;
  context.fillRect(0, 0, width, height);
  const start = isRtl ? width - padding : padding;
  const write = (words: string, x: number, y: number, font: string, colour: string) => {
    context.font = `${font} ${colours.font}`;
    context.fillStyle = colour;
    context.fillText(words, x, y);
  };
  write(title, start, padding + 16, '700 18px', colours.text);
  write(subtitle, start, padding + 16 + line, '400 14px', colours.quiet);
  context.drawImage(map, padding, padding + 2 * line, map.clientWidth, map.clientHeight);
  let y = padding + 3 * line + map.clientHeight;
  for (const { look, label } of legend) {
    paintCell(context, look, { left: isRtl ? start - sample.width : start, top: y - 11, ...sample }, colours);
    write(label, isRtl ? start - sample.width - 8 : start + sample.width + 8, y, '400 14px', colours.text);
    y += line;
  }
  return canvas;
}
