import { dayLength } from '../../series/calendar.ts';
import type { Span } from '../../series/series.ts';
import { monthsOf } from '../map/month-shares.ts';

/** The columns of a calendar: the days of the longest month. */
export const daysOfMonth = 31;

/** A plot's readings by day: its row is a month, its column a day of it. */
export interface CalendarDays {
  months: Span[];
  /** The number of readings on a day of the span; null outside of it, as on 31 April. */
  countOn: (day: number) => number | null;
  /** How many days of a span have a reading. */
  readIn: (span: Span) => number;
}

/** `counts` has the number of readings of each day of the span, from its first day on. */
export function calendarDays(span: Span, counts: ArrayLike<number>): CalendarDays {
  const countOn = (day: number) => (day < span.from || day > span.to ? null : (counts[day - span.from] ?? 0));
  return {
    months: monthsOf(span),
    countOn,
    readIn: ({ from, to }) => {
      let read = 0;
      for (let day = from; day <= to; day++) if ((countOn(day) ?? 0) > 0) read++;
      return read;
    },
  };
}

/** The day of a month's column (from 0), in days since 1970-01-01; null where the month is shorter. */
export function dayOf(month: Span, column: number): number | null {
  const date = new Date(month.from * dayLength);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / dayLength;
  const next = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / dayLength;
  return first + column < next ? first + column : null;
}
