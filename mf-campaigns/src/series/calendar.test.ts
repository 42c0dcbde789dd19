import { expect, test } from 'vitest';
import { dayNumber } from '@seguia/shared/domain/farm-time';
import { dayAndTime, isoDay } from './calendar.ts';

test('days are counted by the calendar, in whatever zone the phone is', () => {
  expect([dayNumber('1970-01-01'), dayNumber('1970-01-02'), dayNumber('2024-10-04')]).toEqual([0, 1, 20_000]);
  expect(dayNumber('2026-03-30') - dayNumber('2026-03-28')).toBe(2);
});

test('a fraction belongs to the day in which it falls', () => {
  expect([isoDay(20_000), isoDay(20_000.5), isoDay(20_000.999)]).toEqual(Array(3).fill('2024-10-04'));
  expect(isoDay(19_999.999)).toBe('2024-10-03');
});

test('a time of day is a part of its day', () => {
  expect(dayAndTime('1970-01-02', '00:00')).toBe(1);
  expect(dayAndTime('1970-01-02', '06:00')).toBe(1.25);
  expect(dayAndTime('1970-01-02', '12:36')).toBeCloseTo(1.525, 12);
  expect(isoDay(dayAndTime('2024-10-04', '23:59'))).toBe('2024-10-04');
});
