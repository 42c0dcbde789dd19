import { type TimeTick, timeTicks } from '../../series/axes/x-axis.ts';
import { type Span, spanDays } from '../../series/series.ts';

/** Spans of fewer days have days as ticks, of which only some fit. */
const daysWithMonths = 62;

/** The room in px that a date needs. */
const date = 56;

/** The ticks of a map that is `room` px wide: every month has its line, and its name where it fits. */
export const mapTicks = (span: Span, room: number): TimeTick[] =>
  timeTicks(span, spanDays(span) > daysWithMonths ? Infinity : Math.max(2, Math.floor(room / date)));
