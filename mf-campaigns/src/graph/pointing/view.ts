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
