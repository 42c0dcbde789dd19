import type { Span } from '../../series/series.ts';

export interface Margins {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** How a graph is framed. It is never mirrored, because time runs from left to right. */
export interface GraphLook {
  /** The room around the plot area in px: values on the left, dates above and below, names of lines on the right. */
  margins: Margins;
  dates: { above: boolean; below: boolean };
  /** Whether the unit is beside the values. */
  hasUnits: boolean;
}

/** From this width in px on, a graph has room for whole names at its lines' ends, and for its unit beside the values. */
const wide = 640;

/** The height of a row of dates in px. */
export const dateHeight = 18;

interface LookOf {
  width: number;
  /** The most lines that a graph of the stack has; with one, none has a name at its end. */
  lines: number;
  /** Whether a graph of the stack has values on the right, too. */
  hasRightAxis?: boolean;
  above?: boolean;
  below?: boolean;
}

/** The look of a graph of some width. All graphs of a stack have the same margins at their sides, because one time axis goes through them. */
export function graphLook({ width, lines, hasRightAxis = false, above = false, below = false }: LookOf): GraphLook {
  const isWide = width >= wide;
  const names = isWide ? 116 : 72;
  return {
    margins: {
      top: above ? dateHeight + 6 : 6,
      right: lines > 1 ? names : hasRightAxis ? 36 : 14,
      bottom: below ? dateHeight + 4 : 6,
      left: isWide ? 56 : 40,
    },
    dates: { above, below },
    hasUnits: isWide,
  };
}

/** The width of the plot area of a graph that is `width` wide. */
export const plotWidth = (width: number, margins: Pick<Margins, 'left' | 'right'>) =>
  Math.max(1, width - margins.left - margins.right);

/** The number of columns that a line of that graph is reduced to: one for every four px. */
export const bucketsFor = (width: number, margins: Pick<Margins, 'left' | 'right'>) =>
  Math.max(20, Math.floor(plotWidth(width, margins) / 4));

/** The day at `offset` px from the left edge of a plot area that is `width` wide. */
export function dayAt(offset: number, width: number, span: Span): number {
  const day = Math.floor(span.from + (offset / width) * (span.to + 1 - span.from));
  return Math.min(span.to, Math.max(span.from, day));
}

/** The place of a day's noon in px from the plot area's left edge. */
export const offsetOf = (day: number, width: number, span: Span): number =>
  ((day + 0.5 - span.from) / (span.to + 1 - span.from)) * width;
