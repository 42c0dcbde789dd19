import { formatSpan } from '../campaign/facts/format-span.ts';
import { isoDay } from '../series/calendar.ts';
import type { Span } from '../series/series.ts';

/** The days of a table's row in the person's language. */
export function formatPeriod(locale: string, unit: 'day' | 'week' | 'month', period: Span): string {
  const [from, to] = [isoDay(period.from), isoDay(period.to)];
  if (unit === 'week') return formatSpan(locale, from, to);
  const options: Intl.DateTimeFormatOptions =
    unit === 'month' ? { month: 'long', year: 'numeric' } : { weekday: 'short', day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${from}T12:00:00Z`));
}
