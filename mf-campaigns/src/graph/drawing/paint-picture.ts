import type { LegendEntry, MarkKind } from './legend-entry.ts';
import { isMark, markShapes } from './LegendSample.tsx';
import { seriesDashes } from '@seguia/shared/ui';
import { paintNode } from '@seguia/shared/ui-dates';
import { tokenColour } from './token-colour.ts';

export interface PictureLabels {
  title: string;
  subtitle: string;
  legend: readonly LegendEntry[];
}

const scale = 2;
const padding = 16;
const lineHeight = 22;

/** A drawn graph, and the title above it. */
export interface PaintedGraph {
  title: string;
  svg: SVGSVGElement;
}

/**
 * Paints drawn graphs as one picture in the colours of the theme: title and campaign above, the graphs beneath each other, the legend
 * below. It paints node by node: an image of the SVG would need a laxer content policy and would not know our fonts.
 */
export function paintPicture(graphs: readonly PaintedGraph[], labels: PictureLabels): HTMLCanvasElement {
  const [first] = graphs;
  if (!first) throw new Error('There is no graph to paint');
  const { svg } = first;
  const boxes = graphs.map((graph) => graph.svg.getBoundingClientRect());
  const tall = boxes.reduce((sum, { height }) => sum + height + lineHeight, 0);
  const style = getComputedStyle(svg);
  const rtl = document.documentElement.dir === 'rtl';
  const canvas = document.createElement('canvas');
  const width = Math.max(...boxes.map((box) => box.width)) + padding * 2;
  const height = tall + padding * 2 + lineHeight * (2.5 + labels.legend.length);
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas');
  const token = (name: string) => tokenColour(svg.parentElement ?? document.body, name);
  const text = (line: string, x: number, y: number, font: string, colour: string) => {
    context.font = `${font} ${style.fontFamily}`;
    context.fillStyle = colour;
    context.fillText(line, x, y);
  };

  context.scale(scale, scale);
  context.fillStyle = token('--surface');
  context.fillRect(0, 0, width, height);
  context.direction = rtl ? 'rtl' : 'ltr';
  const start = rtl ? width - padding : padding;
  text(labels.title, start, padding + 16, '700 18px', token('--text'));
  text(labels.subtitle, start, padding + 16 + lineHeight, '400 14px', token('--text-2'));

  let y = padding + lineHeight * 2;
  for (const [at, graph] of graphs.entries()) {
    const { left, top, height: own } = boxes[at] ?? svg.getBoundingClientRect();
    text(graph.title, start, y + 16, '700 14px', token('--text'));
    y += lineHeight;
    context.save();
    context.direction = 'ltr';
    context.translate(padding - left, y - top);
    paintNode(context, graph.svg);
    context.restore();
    y += own;
  }

  y += lineHeight;
  for (const { label, series } of labels.legend) {
    const sample = rtl ? start - 28 : start;
    if (isMark(series)) paintMark(context, series, sample, y - 11, token);
    else paintSample(context, series, sample, y - 5, token);
    context.direction = rtl ? 'rtl' : 'ltr';
    text(label, rtl ? start - 36 : start + 36, y, '400 14px', token('--text'));
    y += lineHeight;
  }
  return canvas;
}

function paintSample(
  context: CanvasRenderingContext2D,
  series: Exclude<LegendEntry['series'], MarkKind>,
  x: number,
  y: number,
  token: (name: string) => string,
): void {
  context.save();
  if (series === 'band' || series === 'target') {
    context.globalAlpha = series === 'band' ? 0.3 : 1;
    context.fillStyle = token(series === 'band' ? '--text-2' : '--band');
    context.fillRect(x, y - 6, 28, 12);
  } else {
    context.strokeStyle = token(`--series-${series}`);
    context.lineWidth = 2;
    context.setLineDash([...seriesDashes[series]]);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + 28, y);
    context.stroke();
  }
  context.restore();
}

const shapeOf = (mark: MarkKind) => new Path2D(markShapes[mark]);

function paintMark(
  context: CanvasRenderingContext2D,
  mark: MarkKind,
  x: number,
  y: number,
  token: (name: string) => string,
): void {
  context.save();
  context.translate(x, y);
  context.globalAlpha = { range: 0.3, outside: 0.4, outlier: 1, beyond: 1 }[mark];
  context.fillStyle = token(mark === 'outside' ? '--out' : mark === 'outlier' ? '--surface' : '--text-2');
  context.fill(shapeOf(mark));
  if (mark === 'outlier') {
    context.strokeStyle = token('--text-2');
    context.lineWidth = 1.5;
    context.stroke(shapeOf(mark));
  }
  context.restore();
}
