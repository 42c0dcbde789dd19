import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { medianOf } from './statistics.ts';
import { theilSen } from './theil-sen.ts';
import { trendOf, weekChange } from './trend.ts';

const days = (values: (number | null)[], first = 0) =>
  values.flatMap((value, at) => (value === null ? [] : [{ day: first + at, value }]));
const weeks = (before: number, now: number) => days([...Array<number>(7).fill(before), ...Array<number>(7).fill(now)]);

describe('the trend of a week', () => {
  test.each([
    [2, 2.07, 'rising'],
    [2, 2.05, 'steady'],
    [2, 1.95, 'steady'],
    [2, 1.93, 'falling'],
    // The share is of the week before: 6.1 of 200 is more than three in a hundred, 6.1 of 206.1 is less.
    [2, 2.061, 'rising'],
    [2, 1.941, 'steady'],
  ])('from %d to %d is %s: three in a hundred decide', (before, now, trend) => {
    expect(trendOf(weeks(before, now), 13)).toBe(trend);
  });

  test('compares the seven days with the seven before, whatever came earlier or later', () => {
    const around = [...days([9, 9, 9], -3), ...weeks(2, 2.2), ...days([9, 9], 14)];
    expect(trendOf(around, 13)).toBe('rising');
    expect(trendOf(around, 13)).toBe(trendOf(weeks(2, 2.2), 13));
  });

  // Specification 10: a trend has its figures: the week against the one before
  test('has its figures: the difference of the week’s mean to the one before', () => {
    const change = weekChange([...days([3.2, 3.3, 3.1], 4), ...days([3.5, 3.6, 3.7], 11)], 13);
    expect(change).toMatchObject({ trend: 'rising' });
    expect(change?.change).toBeCloseTo(0.4, 9);
    expect(weekChange(days([1]), 13)).toBeNull();
  });

  test('is unknown if one of the weeks has no day', () => {
    expect(trendOf(days([1, 1, 1, 1, 1, 1, 1]), 6)).toBeNull();
    expect(trendOf(days([1]), 13)).toBeNull();
    expect(trendOf(days([1, ...Array<null>(12).fill(null), 1]), 13)).toBe('steady');
  });
});

describe('the Theil–Sen slope', () => {
  test('agrees with figures by hand: the median of 1, 1.5, 4/3, 2, 1.5 and 1', () => {
    const points = [1, 2, 4, 5].map((y, x) => ({ x, y }));
    expect(theilSen(points)).toEqual({ slope: (4 / 3 + 1.5) / 2, risingShare: 1 });
  });

  test('is that of the line through points on a line', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -9, max: 9 }), (slope, offset) => {
        const points = [0, 1, 2, 5, 9].map((x) => ({ x, y: slope * x + offset }));
        expect(theilSen(points)?.slope).toBeCloseTo(slope, 9);
      }),
    );
  });

  test('does not follow one wild point of seven', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.double({ min: -100, max: 100, noNaN: true }), (at, wild) => {
        const points = [0, 1, 2, 3, 4, 5, 6].map((x) => ({ x, y: x === at ? wild : 3 + 0.1 * x }));
        expect(Math.abs((theilSen(points)?.slope ?? 9) - 0.1)).toBeLessThan(0.001);
      }),
    );
  });

  test('is unknown for one point, or points at one place', () => {
    expect(theilSen([{ x: 1, y: 2 }])).toBeNull();
    expect(theilSen([1, 2].map((y) => ({ x: 1, y })))).toBeNull();
  });
});

test('a median is the middle value, or the mean of two', () => {
  expect([medianOf([]), medianOf([3]), medianOf([9, 1, 2]), medianOf([4, 1, 3, 2])]).toEqual([null, 3, 2, 2.5]);
});
