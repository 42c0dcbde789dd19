import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dailyPoints } from '../../../testing/plot-series.ts';
import { type Column, columnsOf } from './columns.ts';

const value = fc.option(fc.double({ min: 0, max: 20, noNaN: true }), { freq: 5 });
const year = fc.array(value, { minLength: 1, maxLength: 600 });
const buckets = fc.integer({ min: 1, max: 120 });

const whole = (values: (number | null)[]) => ({ from: 0, to: values.length - 1 });
const drawn = (columns: Column[]) => columns.filter(({ y }) => y !== null);
/** The stretches of a line between its interruptions. */
const stretches = (columns: Column[]) =>
  columns.reduce<Column[][]>(
    (all, column) => (column.y === null ? [...all, []] : [...all.slice(0, -1), [...(all.at(-1) ?? []), column]]),
    [[]],
  );

describe('a line reduced to columns', () => {
  it('keeps the highest and the lowest value in its envelope', () => {
    fc.assert(
      fc.property(year, buckets, (values, count) => {
        const columns = drawn(columnsOf(dailyPoints(0, values), whole(values), count));
        const measured = values.filter((measured) => measured !== null);
        expect(Math.max(...columns.map(({ high }) => high))).toBe(Math.max(...measured));
        expect(Math.min(...columns.map(({ low }) => low))).toBe(Math.min(...measured));
      }),
    );
  });

  it('goes forward in time, and its mean lies within its envelope', () => {
    fc.assert(
      fc.property(year, buckets, (values, count) => {
        let before = -Infinity;
        for (const { x, y, low, high } of drawn(columnsOf(dailyPoints(0, values), whole(values), count))) {
          expect(x).toBeGreaterThan(before);
          before = x;
          expect(y).toBeGreaterThanOrEqual(low);
          expect(y).toBeLessThanOrEqual(high);
        }
      }),
    );
  });

  it('has the value of each day where the graph has room for them, and is open on each day without one', () => {
    const columns = columnsOf(dailyPoints(0, [2, 3, null, 4]), { from: 0, to: 3 }, 100);
    expect(columns.map(({ x, y }) => [x, y])).toEqual([
      [0.5, 2],
      [1.5, 3],
      [1.5, null],
      [3.5, 4],
    ]);
  });

  it('has the mean of several days with their lowest and highest reading where it has not', () => {
    const points = dailyPoints(0, [2, 4, 3, 5]);
    points.min.set([1, 3, 2, 5]);
    points.max.set([3, 6, 4, 5]);
    expect(columnsOf(points, { from: 0, to: 3 }, 2)).toEqual([
      { x: 1, y: 3, low: 1, high: 6 },
      { x: 3, y: 4, low: 2, high: 5 },
    ]);
  });

  it('bridges a weekend, but is open between two crops, also where both are in one column', () => {
    const crops = [
      ...Array.from({ length: 30 }, () => 4),
      null,
      null,
      null,
      null,
      ...Array.from({ length: 66 }, () => 2),
    ];
    for (const count of [1, 2, 7, 20]) {
      const [first, next, ...more] = stretches(columnsOf(dailyPoints(0, crops), { from: 0, to: 99 }, count));
      expect(first?.every(({ y }) => y === 4)).toBe(true);
      expect(next?.every(({ y }) => y === 2)).toBe(true);
      expect(more).toEqual([]);
    }
    const weekends = crops.with(30, 4).with(31, 4);
    expect(stretches(columnsOf(dailyPoints(0, weekends), { from: 0, to: 99 }, 20))).toHaveLength(1);
  });

  it('leaves an outlier out of the mean of other days and out of their envelope', () => {
    const points = dailyPoints(0, [2, 2, 19, 2]);
    const odd = [{ x: 2.5, y: 19 }];
    expect(columnsOf(points, { from: 0, to: 3 }, 1, odd)).toEqual([{ x: expect.closeTo(1.83), y: 2, low: 2, high: 2 }]);
    expect(columnsOf(points, { from: 2, to: 2 }, 9, odd).map(({ y }) => y)).toEqual([2, 19, 2]);
  });

  it('includes the values just outside of the span, so that it reaches the edge', () => {
    const values = Array.from({ length: 50 }, (_, day) => day);
    const columns = columnsOf(dailyPoints(0, values), { from: 10, to: 19 }, 40);
    expect([columns[0]?.y, columns.at(-1)?.y]).toEqual([9, 20]);
  });
});
