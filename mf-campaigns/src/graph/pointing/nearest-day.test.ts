import { expect, test } from 'vitest';
import { dailyPoints } from '../../../testing/plot-series.ts';
import { nearestDay } from './nearest-day.ts';

const nothing = Array.from({ length: 100 }, () => null as number | null);
const measuredOn = (...days: number[]) => ({
  days: dailyPoints(
    1000,
    nothing.map((_, day) => (days.includes(day) ? 2 : null)),
    1,
  ),
});
/** 100 days over 500 px: a day is 5 px wide, and its noon is at 2.5 px. */
const under = (offset: number) => ({ offset, width: 500, span: { from: 1000, to: 1099 } });

test.each([
  ['on the day itself', 52, 1010],
  ['a little before it', 40, 1010],
  ['between two, nearer to the second', 84, 1020],
  ['between two, nearer to the first', 76, 1010],
  ['a fingertip away, and no farther', 126, 1020],
  ['beyond a fingertip', 127, null],
  ['left of the plot area', -5, null],
])('a pointer %s means the measured day nearest to it', (_, offset, day) => {
  expect(nearestDay([measuredOn(10), measuredOn(20)], under(offset))).toBe(day);
});

test('where nothing was measured no day is nearest', () => {
  expect(nearestDay([{ days: dailyPoints(1000, nothing, 1) }], under(250))).toBeNull();
  expect(nearestDay([], under(250))).toBeNull();
});
