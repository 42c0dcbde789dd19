import { dayNumber } from '@seguia/shared/domain/farm-time';
import { expect, test } from 'vitest';
import { isoDay } from '../../series/calendar.ts';
import { calendarDays, dayOf } from './calendar-months.ts';

const span = { from: dayNumber('2026-01-30'), to: dayNumber('2026-03-02') };
const counts = Array.from({ length: 32 }, (_, day) => day % 4);

test('has a row for each month, and finds the day of each column', () => {
  const { months } = calendarDays(span, counts);
  expect(months).toHaveLength(3);
  const [january, february, march] = months;
  expect(isoDay(dayOf(january!, 0)!)).toBe('2026-01-01');
  expect(isoDay(dayOf(february!, 27)!)).toBe('2026-02-28');
  expect(dayOf(february!, 28)).toBeNull();
  expect(isoDay(dayOf(march!, 30)!)).toBe('2026-03-31');
});

test('counts the readings of its days, and knows nothing of other days', () => {
  const { countOn } = calendarDays(span, counts);
  expect([0, 1, 2, 3].map((after) => countOn(span.from + after))).toEqual([0, 1, 2, 3]);
  expect(countOn(span.from - 1)).toBeNull();
  expect(countOn(span.to + 1)).toBeNull();
});

test('counts the days with a reading', () => {
  const { readIn } = calendarDays(span, counts);
  expect(readIn(span)).toBe(24);
  expect(readIn({ from: span.from, to: span.from })).toBe(0);
});
