import { describe, expect, test } from 'vitest';
import { spreadOfOthers } from './others.ts';
import { quantile } from './quantile.ts';
import { dailyPoints, plotOf } from '../../../testing/plot-series.ts';

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
    const [first, second] = spreadOfOthers(plots.slice(0, 3), 'intakeEc', { from: 100, to: 103 }, 2);
    expect(first).toMatchObject({ x: 101, median: 2 });
    expect(second).toMatchObject({ x: 103, median: 5 });
  });

  test.each([
    [8, 4, true],
    [8, 3, false],
    [7, 4, true],
    [7, 3, false],
    [5, 3, true],
    [3, 3, true],
    [4, 2, false],
    [2, 2, false],
  ])('of %d plots, of which %d measured on a day, that day is drawn: %s', (all, measured, isDrawn) => {
    const some = Array.from({ length: all }, (_, at) =>
      plotOf(String(at), dailyPoints(100, [at, at < measured ? at : null])),
    );
    const [, day] = spreadOfOthers(some, 'intakeEc', { from: 100, to: 101 }, 2);
    expect(day !== null).toBe(isDrawn);
  });

  test('leaves days of too few plots out of a bucket of several', () => {
    const some = [1, 2, 3, 4].map((value) =>
      plotOf(String(value), dailyPoints(100, [value, value === 4 ? 400 : null])),
    );
    expect(spreadOfOthers(some, 'intakeEc', { from: 100, to: 101 }, 1)[0]).toMatchObject({ median: 2.5, high: 3.7 });
  });

  test('counts a plot once a day, however often it was measured', () => {
    const often = { ...dailyPoints(100, [1, 1, 1]), x: Float64Array.from([100.2, 100.4, 100.6]) };
    expect(spreadOfOthers([plotOf('a', often)], 'intakeEc', { from: 100, to: 100 }, 1)).toEqual([null]);
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
