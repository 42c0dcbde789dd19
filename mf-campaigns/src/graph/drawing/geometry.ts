import type { Span } from '../../series/series.ts';

export interface Margins {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/**
 * Room around the plot area, in px: values at the left, dates below, names at the right (a single line needs none). Never
 * mirrored: time runs left to right.
 */
export const marginsFor = (lines: number): Margins => ({ top: 12, right: lines > 1 ? 72 : 12, bottom: 24, left: 40 });

export const graphHeight = 220;

/** How a graph of a stack is framed: dates beneath the last one alone, at the right its targets, none of the lines' names. */
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

/** How many columns a line of that graph is reduced to: one for every three px. */
export const bucketsFor = (width: number, lines: number, margins = marginsFor(lines)) =>
  Math.max(20, Math.floor(plotWidth(width, margins) / 3));

/** The day under a place of a plot area that is `width` wide, `offset` px from its left edge. */
export function dayAt(offset: number, width: number, span: Span): number {
  const day = Math.floor(span.from + (offset / width) * (span.to + 1 - span.from));
  return Math.min(span.to, Math.max(span.from, day));
}

/** The place of a day's noon, in px from the plot area's left edge. */
export const offsetOf = (day: number, width: number, span: Span): number =>
  ((day + 0.5 - span.from) / (span.to + 1 - span.from)) * width;
