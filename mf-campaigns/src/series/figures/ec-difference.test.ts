import { describe, expect, it } from 'vitest';
import { ecDifference, lastMeasuredDay, saltLevel, trendOf } from './ec-difference.ts';
import { dailyPoints } from '../testing.ts';

describe('drain EC against intake EC', () => {
  it('is told only for days on which both were measured', () => {
    const { difference, ratio } = ecDifference(dailyPoints(0, [2, null, 2.5]), dailyPoints(0, [3, 3.2, null]));
    expect([...difference.mean]).toEqual([1, Number.NaN, Number.NaN]);
    expect([...ratio.mean]).toEqual([1.5, Number.NaN, Number.NaN]);
    expect([...ratio.count]).toEqual([1, 0, 0]);
  });

  it('has no ratio to pure water', () => {
    expect(ecDifference(dailyPoints(0, [0]), dailyPoints(0, [1])).ratio.mean[0]).toBeNaN();
  });

  it('has a meaning at each step', () => {
    expect([0.9, 1, 1.2, 1.21, 1.5, 1.51, 2, 2.1].map(saltLevel)).toEqual([
      'weak',
      'well',
      'well',
      'young',
      'young',
      'growing',
      'growing',
      'any',
    ]);
  });

  it('has a trend: the last week against the week before', () => {
    const rising = dailyPoints(0, [...Array<number>(7).fill(1), ...Array<number>(7).fill(1.2)]);
    expect(trendOf(rising, { from: 0, to: 13 })).toBe('rising');
    expect(trendOf(rising, { from: 0, to: 6 })).toBeNull();
    expect(trendOf(dailyPoints(0, Array<number>(14).fill(1)), { from: 0, to: 13 })).toBe('steady');
    expect(lastMeasuredDay(dailyPoints(5, [1, 2, null]), { from: 5, to: 7 })).toBe(6);
  });
});
