import { dayLength } from '../calendar.ts';
import type { Span } from '../series.ts';
import { spanDays } from '../series.ts';

/** What a tick of the time axis shows: a month (with its year where that is new), a day, or an hour. */
export type TickUnit = 'year' | 'month' | 'day' | 'hour';

export interface TimeTick {
  x: number;
  unit: TickUnit;
}

const dayStrides = [1, 2, 7, 14];
const monthStrides = [1, 2, 3, 6, 12];

/** At most `most` ticks for a span: on the firsts of months where it is long, on days or hours where it is short. */
export function timeTicks(span: Span, most: number): TimeTick[] {
  const days = spanDays(span);
  if (days <= 2) return hours(span, days === 1 ? 6 : 12);
  const stride = dayStrides.find((candidate) => days / candidate <= most);
  if (stride !== undefined && days <= 62) {
    const ticks: TimeTick[] = [];
    for (let day = span.from; day <= span.to; day += stride) ticks.push({ x: day, unit: 'day' });
    return ticks;
  }
  return months(span, most);
}

function hours(span: Span, stride: number): TimeTick[] {
  const ticks: TimeTick[] = [];
  for (let hour = 0; hour < spanDays(span) * 24; hour += stride)
    ticks.push({ x: span.from + hour / 24, unit: hour % 24 === 0 ? 'day' : 'hour' });
  return ticks;
}

const yearOf = (day: number) => new Date(day * dayLength).getUTCFullYear();

function months(span: Span, most: number): TimeTick[] {
  const start = new Date(span.from * dayLength);
  const firsts: number[] = [];
  for (let month = 0; ; month++) {
    const first = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + month, 1) / dayLength;
    if (first > span.to) break;
    if (first >= span.from) firsts.push(first);
  }
  const stride = monthStrides.find((candidate) => firsts.length / candidate <= most) ?? 12;
  return firsts
    .filter((_, index) => index % stride === 0)
    .map((x, index, all) => ({ x, unit: yearOf(x) === yearOf(all[index - 1] ?? Number.NaN) ? 'month' : 'year' }));
}
