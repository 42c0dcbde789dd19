import type { Span } from '../series/series.ts';

/** Room around the plot area, in px: values at the left, plots' names at the right, dates below. Never mirrored: time runs left to right. */
export const margins = { top: 12, right: 72, bottom: 24, left: 40 };

export const graphHeight = 220;

/** The width of the plot area of a graph that is `width` wide. */
export const plotWidth = (width: number) => Math.max(1, width - margins.left - margins.right);

/** How many columns a line of that graph is reduced to: one for every three px. */
export const bucketsFor = (width: number) => Math.max(20, Math.floor(plotWidth(width) / 3));

/** The day under a place of the graph, `offset` px from its left edge. */
export function dayAt(offset: number, width: number, span: Span): number {
  const part = (offset - margins.left) / plotWidth(width);
  return Math.min(span.to, Math.max(span.from, Math.floor(span.from + part * (span.to + 1 - span.from))));
}

/** The place of a day's noon, in px from the graph's left edge. */
export const offsetOf = (day: number, width: number, span: Span): number =>
  margins.left + ((day + 0.5 - span.from) / (span.to + 1 - span.from)) * plotWidth(width);
