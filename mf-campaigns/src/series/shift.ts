import type { Points, SeriesSet } from './series.ts';

/** The same values so many days later: an earlier campaign laid over this one, first day on first day. */
export const shifted = (points: Points, days: number): Points => ({ ...points, x: points.x.map((x) => x + days) });

/** By how many days an earlier campaign is moved to lie over a later one. */
export const shiftBetween = (earlier: Pick<SeriesSet, 'span'>, later: Pick<SeriesSet, 'span'>): number =>
  later.span.from - earlier.span.from;
