import { describe, expect, it } from 'vitest';
import { daysAlike } from '@seguia/shared/domain/agronomy/days';
import { weekChange } from '@seguia/shared/domain/agronomy/trend';
import { daysOf, ecDifference, lastMeasuredDay } from './ec-difference.ts';
import { meansByVolume } from '../series.ts';
import { dailyPoints } from '../../../testing/plot-series.ts';

describe('drain EC against intake EC', () => {
  it('exists only on days on which both were measured', () => {
    const { difference, ratio } = ecDifference(dailyPoints(0, [2, null, 2.5]), dailyPoints(0, [3, 3.2, null]));
    expect([...difference.mean]).toEqual([1, Number.NaN, Number.NaN]);
    expect([...ratio.mean]).toEqual([1.5, Number.NaN, Number.NaN]);
    expect([...ratio.count]).toEqual([1, 0, 0]);
  });

  it('is exact where it lies on a limit of its target', () => {
    expect(ecDifference(dailyPoints(0, [1.2, null]), dailyPoints(0, [2.7, 3])).difference.mean).toEqual(
      Float64Array.of(1.5, Number.NaN),
    );
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

describe('the days of a trend', () => {
  /** Two readings a day for a fortnight, 1 and 4 mS/cm; the one of 4 drains three times as much. Volumes are known up to a number of days. */
  const fortnight = (known: number) => {
    const column = (value: number) => Float64Array.from({ length: 14 }, (_, day) => (day < known ? value : 0));
    const weighted = { sum: column(1300), weight: column(400), count: column(2) };
    const { mean: plain, ...points } = dailyPoints(
      0,
      Array.from({ length: 14 }, () => 2.5),
      2,
    );
    return { ...points, plain, mean: meansByVolume(plain, points.count, weighted), weighted };
  };
  const changeOf = (known: number) => weekChange(daysOf(fortnight(known)), 13);

  it('are of one kind of mean, so that missing volumes are no fall', () => {
    expect(changeOf(7)).toEqual({ trend: 'steady', change: 0 });
    expect(changeOf(14)).toEqual({ trend: 'steady', change: 0 });
    expect(daysAlike(daysOf(fortnight(14)), 0, 13)[0]?.value).toBe(3.25);
    expect(daysAlike(daysOf(fortnight(13)), 0, 13)[0]?.value).toBe(2.5);
  });
});
