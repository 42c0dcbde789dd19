import { describe, expect, it } from 'vitest';
import { daysOf, ecDifference, lastMeasuredDay } from './ec-difference.ts';
import { dailyPoints } from '../../../testing/plot-series.ts';

describe('drain EC against intake EC', () => {
  it('exists only on days on which both were measured', () => {
    const { difference, ratio } = ecDifference(dailyPoints(0, [2, null, 2.5]), dailyPoints(0, [3, 3.2, null]));
    expect([...difference.mean]).toEqual([1, Number.NaN, Number.NaN]);
    expect([...ratio.mean]).toEqual([1.5, Number.NaN, Number.NaN]);
    expect([...ratio.count]).toEqual([1, 0, 0]);
  });

  it('has no ratio to pure water', () => {
    expect(ecDifference(dailyPoints(0, [0]), dailyPoints(0, [1])).ratio.mean[0]).toBeNaN();
  });

  it('comes from the last day that has a value', () => {
    expect(lastMeasuredDay(dailyPoints(5, [1, 2, null]), { from: 5, to: 7 })).toBe(6);
  });

  it('passes its days to the rules without those that have no value', () => {
    expect(daysOf(dailyPoints(5, [1, null, 3]))).toEqual([
      { day: 5, value: 1 },
      { day: 7, value: 3 },
    ]);
  });
});
