import type { Compared } from '@seguia/shared/domain/readings/compared-values';
import { type Format, isolate } from '@seguia/shared/platform';

/** Whose value another one is compared with, as the texts take it: of the same day, of the day before, or of another date. */
export function comparedWhen({ daysBefore, date, time }: Compared, format: Format) {
  return {
    when: daysBefore === 0 ? 'sameDay' : daysBefore === 1 ? 'dayBefore' : 'other',
    date: isolate(format.date(date)),
    time: isolate(format.time(time)),
  };
}
