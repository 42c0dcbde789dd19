import { describe, expect, test } from 'vitest';
import { spreadOfOthers } from './others.ts';
import { quantile } from './quantile.ts';
import { dailyPoints, plotOf } from '../testing.ts';

describe('the spread of the plots that are not picked', () => {
  const plots = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((value) =>
    plotOf(String(value), dailyPoints(100, [value, null, value * 2, value * 3])),
  );

  test('is their median and the middle 80 %, in each bucket of days', () => {
    expect(spreadOfOthers(plots, 'intakeEc', { from: 100, to: 103 }, 4)).toEqual([
      { x: 100.5, low: 2, median: 6, high: 10 },
      null,
      { x: 102.5, low: 4, median: 12, high: 20 },
      { x: 103.5, low: 6, median: 18, high: 30 },
    ]);
  });

  test('stands in the middle of a bucket of several days', () => {
    const [first, second] = spreadOfOthers(plots.slice(0, 1), 'intakeEc', { from: 100, to: 103 }, 2);
    expect(first).toEqual({ x: 101, low: 1, median: 1, high: 1 });
    expect(second).toMatchObject({ x: 103, median: 2.5 });
  });

  test('has no more buckets than days, and nothing of other days', () => {
    expect(spreadOfOthers(plots, 'intakeEc', { from: 102, to: 103 }, 50).map((spread) => spread?.median)).toEqual([
      12, 18,
    ]);
    expect(spreadOfOthers([], 'intakeEc', { from: 102, to: 103 }, 50)).toEqual([null, null]);
  });
});

test.each([
  [[], 0.5, Number.NaN],
  [[7], 0.1, 7],
  [[1, 2, 3, 4], 0.5, 2.5],
  [[1, 2, 3, 4], 0, 1],
  [[1, 2, 3, 4], 1, 4],
  [[10, 20], 0.25, 12.5],
])('the quantile of %j at %d is %d', (values, part, expected) => {
  expect(quantile(values, part)).toBe(expected);
});
