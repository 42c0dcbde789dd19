import { describe, expect, it } from 'vitest';
import { outliersOf } from './outliers.ts';
import { dailyPoints } from '../../../testing/plot-series.ts';

const wobble = (days: number, level: number) => Array.from({ length: days }, (_, day) => level + (day % 3) * 0.05);
const span = { from: 0, to: 400 };

describe('outliers', () => {
  it('are single readings far off the days around them, even when the day’s mean is usual', () => {
    const points = dailyPoints(0, wobble(60, 2.4));
    points.max[30] = 4.8;
    points.min[40] = 0.6;
    expect(outliersOf(points, span)).toEqual([
      { x: 30.5, y: 4.8 },
      { x: 40.5, y: 0.6 },
    ]);
  });

  it('are found though they pull their neighbours’ mean along', () => {
    const values = wobble(60, 2.4);
    values[30] = 9;
    expect(outliersOf(dailyPoints(0, values), span)).toEqual([{ x: 30.5, y: 9 }]);
  });

  it('are not what a new crop brings', () => {
    const ramp = Array.from({ length: 30 }, (_, day) => 2.6 - day * 0.03 + (day % 3) * 0.05);
    expect(outliersOf(dailyPoints(0, [...wobble(100, 2.6), ...ramp, ...wobble(100, 1.7)]), span)).toEqual([]);
  });

  it('are found among values that never change, and are no step of the meter', () => {
    const values = Array<number>(40).fill(2.4);
    values[10] = 2.41;
    expect(outliersOf(dailyPoints(0, values), span)).toEqual([]);
    values[30] = 24;
    expect(outliersOf(dailyPoints(0, values), span)).toEqual([{ x: 30.5, y: 24 }]);
  });

  it('are not found among three days, or where all days are equal', () => {
    expect(outliersOf(dailyPoints(0, [1, 9, 1]), span)).toEqual([]);
    expect(outliersOf(dailyPoints(0, Array<number>(20).fill(2)), span)).toEqual([]);
  });
});
