import { fullName } from '@seguia/shared/domain/accounts/full-name';
import { dayNumber } from '@seguia/shared/domain/farm-time';
import { useReadings } from '@seguia/shared/platform';
import { useMemo } from 'react';
import { isoDay } from '../../series/calendar.ts';
import type { Span } from '../../series/series.ts';

/** The days whose readings a device holds; of older days the calendar knows how many there were, and not whose. */
const heldDays = 120;
/** Enough for those days at ten rounds a day. */
const most = 1200;

/** Tells who read a plot in a span: their names, with the number of their readings. Older days have none. */
export function useRecorders(plotId: string, { from, to }: Span): (span: Span) => [name: string, readings: number][] {
  const { rows } = useReadings({
    plotId,
    from: isoDay(Math.max(from, to - heldDays + 1)),
    to: isoDay(to),
    limit: most,
  });
  return useMemo(() => {
    const read = (rows ?? []).map(({ date, createdBy }) => ({ day: dayNumber(date), name: fullName(createdBy) }));
    return (span) => {
      const names = new Map<string, number>();
      for (const { day, name } of read)
        if (day >= span.from && day <= span.to) names.set(name, (names.get(name) ?? 0) + 1);
      return [...names].toSorted(([, first], [, other]) => other - first);
    };
  }, [rows]);
}
