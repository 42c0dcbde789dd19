import { expect, test } from 'vitest';
import { fromTime, toDate, toTime } from './date-value.ts';

test('a date converts there and back', () => {
  expect(toDate('2026-02-28')?.toString()).toBe('2026-02-28');
});

test.each(['', null, undefined, '2026-2-8', '2026-02-30', '28/02/2026'])('%j is no date', (text) => {
  expect(toDate(text)).toBeNull();
});

test('a time converts there and back, without seconds', () => {
  const time = toTime('07:05');
  expect(time && fromTime(time)).toBe('07:05');
});

test.each(['', null, '25:00', '7:05', '07:05:09'])('%j is no time', (text) => {
  expect(toTime(text)).toBeNull();
});
