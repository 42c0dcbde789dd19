import { formatSpan } from './format-span.ts';
import { isoDay } from './calendar.ts';
import { dateFormat, noonOf } from './date-format.ts';
import type { Span } from './series.ts';

/** The days of a table's row in the person's language. */
export function formatPeriod(locale: string, unit: 'day' | 'week' | 'month', period: Span): string {
  const [from, to] = [isoDay(period.from), isoDay(period.to)];
  return unit === 'week' ? formatSpan(locale, from, to) : dateFormat(locale, unit).format(noonOf(from));
}
