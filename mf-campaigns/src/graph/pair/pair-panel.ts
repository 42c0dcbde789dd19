import type { Series } from '@seguia/shared/ui';
import type { Points, Span } from '../../series/series.ts';

/** One of two quantities that are drawn together. */
export interface PairSeries {
  id: string;
  name: string;
  /** The name with its unit, for the head of a table. */
  head: string;
  points: Points;
  slot: Series;
  /** The least height of its axis. */
  least: number;
  /** A value without its unit, except the percent sign. */
  format: (value: number) => string;
  /** A value of its axis. */
  axis: (value: number) => string;
  withUnit: (value: number) => string;
}

/** One graph of a stack: a quantity as bars with its values on the left, and another as a line with its values on the right. */
export interface PairPanel {
  kind: 'pair';
  id: string;
  title: string;
  bars: PairSeries;
  line: PairSeries;
  /** The numbers of the days that are marked on the line. */
  marked?: readonly number[] | undefined;
  /** A figure made of both: its head in a table, its value over a span, and its words for a day. */
  both?: { head: string; of: (span: Span) => string | null; words: (day: number) => string | null } | undefined;
  note?: string | undefined;
}
