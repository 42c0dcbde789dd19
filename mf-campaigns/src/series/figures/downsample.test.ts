import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Vertex } from './downsample.ts';
import { downsample } from './downsample.ts';
import { dailyPoints } from '../testing.ts';

const value = fc.option(fc.double({ min: 0, max: 20, noNaN: true }), { freq: 5 });
const year = fc.array(value, { minLength: 1, maxLength: 600 });

const drawn = (vertices: Vertex[]) => vertices.flatMap(({ y }) => (y === null ? [] : [y]));

describe('downsampling a line', () => {
  it('keeps the highest and the lowest value', () => {
    fc.assert(
      fc.property(year, fc.integer({ min: 1, max: 120 }), (values, buckets) => {
        const vertices = downsample(dailyPoints(0, values), { from: 0, to: values.length - 1 }, buckets);
        const measured = values.filter((value) => value !== null);
        expect(Math.max(...drawn(vertices))).toBe(Math.max(...measured));
        expect(Math.min(...drawn(vertices))).toBe(Math.min(...measured));
      }),
    );
  });

  it('draws measured points only, in the order of time', () => {
    fc.assert(
      fc.property(year, (values) => {
        const vertices = downsample(dailyPoints(0, values), { from: 0, to: values.length - 1 }, 20);
        let before = -Infinity;
        for (const { x, y } of vertices) {
          expect(x).toBeGreaterThanOrEqual(before);
          before = x;
          if (y !== null) expect(values[Math.floor(x)]).toBe(y);
        }
      }),
    );
  });

  it('leaves every gap open, however few the buckets', () => {
    fc.assert(
      fc.property(year, fc.integer({ min: 1, max: 40 }), (values, buckets) => {
        const vertices = downsample(dailyPoints(0, values), { from: 0, to: values.length - 1 }, buckets);
        const pieces = (all: (number | null)[]) =>
          all.filter((value, index) => value !== null && (index === 0 || all[index - 1] === null)).length;
        expect(pieces(vertices.map(({ y }) => y))).toBe(pieces(values));
      }),
    );
  });

  it('takes at most two vertices per bucket and piece', () => {
    const values = Array.from({ length: 546 }, (_, day) => Math.sin(day / 9) + 2);
    expect(downsample(dailyPoints(0, values), { from: 0, to: 545 }, 110).length).toBeLessThanOrEqual(220);
  });

  it('interrupts a line of single readings where a day has none', () => {
    const points = dailyPoints(0, [1, 2, 3]);
    points.x.set([0.3, 0.7, 2.4]);
    expect(downsample(points, { from: 0, to: 2 }, 100).map(({ y }) => y)).toEqual([1, 2, null, 3]);
  });

  it('lets a line run on to the edges of a zoomed span', () => {
    const vertices = downsample(dailyPoints(0, [1, 2, 3, 4, 5]), { from: 2, to: 2 }, 10);
    expect(vertices.map(({ y }) => y)).toEqual([2, 3, 4]);
  });
});
