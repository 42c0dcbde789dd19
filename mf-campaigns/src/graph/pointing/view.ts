import type { Span } from '../../series/series.ts';

/** The pinned day and span that all graphs of a page share. */
export interface View {
  span: Span;
  /** The pinned day, or the one under the mouse. */
  day: number | null;
  onDay: (day: number | null) => void;
  onHover: (day: number | null) => void;
  onZoom: (span: Span) => void;
  /** Receives the span of a pinch, which all graphs follow, and null when the fingers are lifted. */
  onPinch: (span: Span | null) => void;
}

/** The view's pinned day, if it lies within its span. */
export const pinnedDay = ({ day, span }: View): number | null =>
  day !== null && day >= span.from && day <= span.to ? day : null;
