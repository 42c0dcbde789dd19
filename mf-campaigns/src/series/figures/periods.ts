import { dayNumber } from '@seguia/shared/domain/farm-time';
import { isoDay } from '../calendar.ts';
import type { Span } from '../series.ts';
import { spanDays } from '../series.ts';

export type PeriodUnit = 'day' | 'week' | 'month';

/** The rows of a graph's table: days for a short span, weeks or months for a long one, so that nobody has to read 546 rows. */
export function periodsOf(span: Span): { unit: PeriodUnit; periods: Span[] } {
  const days = spanDays(span);
  const unit: PeriodUnit = days <= 62 ? 'day' : days <= 210 ? 'week' : 'month';
  const periods: Span[] = [];
  for (let from = span.from; from <= span.to;) {
    const to = Math.min(span.to, lastOf(unit, from));
    periods.push({ from, to });
    from = to + 1;
  }
  return { unit, periods };
}

/** The last day of the period that a day is in; weeks end on Sunday (1970-01-01 was a Thursday). */
function lastOf(unit: PeriodUnit, day: number): number {
  if (unit === 'day') return day;
  if (unit === 'week') return day + ((3 - (day % 7) + 7) % 7);
  const date = new Date(`${isoDay(day)}T00:00:00Z`);
  return dayNumber(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).toISOString().slice(0, 10));
}
