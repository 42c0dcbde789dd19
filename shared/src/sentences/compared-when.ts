import type { Compared } from '../domain/readings/compared-values.ts';
import type { Format } from '../i18n/format.ts';
import { isolate } from '../i18n/isolate.ts';

/** The values that texts need about an earlier value: whether it is of the same day, the day before, or another date. */
export function comparedWhen({ daysBefore, date, time }: Compared, format: Format) {
  return {
    when: daysBefore === 0 ? 'sameDay' : daysBefore === 1 ? 'dayBefore' : 'other',
    date: isolate(format.date(date)),
    time: isolate(format.time(time)),
  };
}
