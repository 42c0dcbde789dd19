import type { Span } from '../../series/series.ts';

/** What all graphs of a page look at together. */
export interface View {
  span: Span;
  /** The pinned day, or the one under the mouse. */
  day: number | null;
  onDay: (day: number | null) => void;
  onHover: (day: number | null) => void;
  onZoom: (span: Span) => void;
  /** What two fingers spread just now, for all graphs to follow; null when they are lifted. */
  onPinch: (span: Span | null) => void;
}

/** The day of a view as far as it is among its days. */
export const pinnedDay = ({ day, span }: View): number | null =>
  day !== null && day >= span.from && day <= span.to ? day : null;
