import { expect, test } from 'vitest';
import { addDays } from '../farm-time.ts';
import { waterLately } from './water-lately.ts';

const today = '2026-06-15';
const day = (back: number, irrigation: number | null, radiation: number | null, plotId: string | null = null) => ({
  date: addDays(today, -back),
  plotId,
  irrigation,
  radiation,
});

test('compares the last day with both values with the seven days that end with it', () => {
  const days = [day(1, 6, 2000), day(2, 4, 2000), day(8, 40, 2000)];
  expect(waterLately(days, [], today)).toEqual({ date: '2026-06-14', ratio: 3, ofWeek: 2.5 });
});

test('skips a day without its light, also today', () => {
  expect(waterLately([day(0, 6, null), day(1, null, 2000), day(2, 5, 2000)], [], today)?.date).toBe('2026-06-13');
});

test('plots have their own days, or otherwise the farm’s', () => {
  const days = [day(1, 6, 2000), day(1, 2, null, 'a')];
  expect(waterLately(days, ['a', 'b'], today)?.ratio).toBe(2);
});

test('water of more than a week ago is not reported', () => {
  expect(waterLately([day(7, 6, 2000)], [], today)).toBeNull();
  expect(waterLately([], ['a'], today)).toBeNull();
});
