import type { Span } from '../../series/series.ts';

export interface Margins {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/**
 * Room around the plot area in px: values on the left, dates below, names on the right (a single line needs none). It is never mirrored,
 * because time runs from left to right.
 */
export const marginsFor = (lines: number): Margins => ({ top: 12, right: lines > 1 ? 72 : 12, bottom: 24, left: 40 });

export const graphHeight = 220;

/** How a graph of a stack is framed: only the last one has dates beneath, the targets stand on the right, and lines have no names. */
export interface StackedLook {
  margins: Margins;
  isDated: boolean;
}

export const stackedLooks: Record<'above' | 'last', StackedLook> = {
  above: { margins: { top: 6, right: 68, bottom: 6, left: 40 }, isDated: false },
  last: { margins: { top: 6, right: 68, bottom: 24, left: 40 }, isDated: true },
};

/** The width of the plot area of a graph that is `width` wide. */
export const plotWidth = (width: number, margins: Margins) => Math.max(1, width - margins.left - margins.right);

/** The number of columns that a line of that graph is reduced to: one for every three px. */
export const bucketsFor = (width: number, lines: number, margins = marginsFor(lines)) =>
  Math.max(20, Math.floor(plotWidth(width, margins) / 3));

/** The day at `offset` px from the left edge of a plot area that is `width` wide. */
export function dayAt(offset: number, width: number, span: Span): number {
  const day = Math.floor(span.from + (offset / width) * (span.to + 1 - span.from));
  return Math.min(span.to, Math.max(span.from, day));
}

/** The place of a day's noon in px from the plot area's left edge. */
export const offsetOf = (day: number, width: number, span: Span): number =>
  ((day + 0.5 - span.from) / (span.to + 1 - span.from)) * width;
