import type { Span } from '../series.ts';
import { spanDays } from '../series.ts';

/** Two fingers on a plot area, in px from its left edge. */
export type Fingers = readonly [number, number];

/** Fingers nearer to each other than this (px) give no span. */
const least = 24;

/**
 * The span under two fingers that have moved: each finger stays on the day that it first touched. The result is at least a day long, and
 * may reach outside of the known days.
 */
export function pinched(span: Span, width: number, first: Fingers, now: Fingers): Span {
  const days = spanDays(span);
  const [startLeft, startRight] = inOrder(first);
  const [left, right] = inOrder(now);
  const daysApart = (Math.max(least, startRight - startLeft) / width) * days;
  const next = Math.max(1, (daysApart / Math.max(least, right - left)) * width);
  const middleDay = span.from + ((startLeft + startRight) / 2 / width) * days;
  const from = Math.round(middleDay - ((left + right) / 2 / width) * next);
  return { from, to: from + Math.round(next) - 1 };
}

const inOrder = ([first, other]: Fingers): Fingers => (first <= other ? [first, other] : [other, first]);
