import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber } from '@seguia/shared/domain/farm-time';
import { isoDay } from '../calendar.ts';
import { timeTicks } from './x-axis.ts';
import { fittingTicks, tightAxisOver, visibleRange, yAxisOver } from './y-axis.ts';

describe('the y axis', () => {
  it('writes only values that do not touch on a low graph', () => {
    const axis = { low: 15, high: 35, ticks: [20, 25, 30] };
    expect(fittingTicks(axis, 100)).toEqual([20, 25, 30]);
    expect(fittingTicks(axis, 40)).toEqual([20, 30]);
    expect(fittingTicks(axis, 15)).toEqual([20]);
  });

  it('holds what it is given between three round ticks', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.double({ min: 0, max: 60, noNaN: true }),
        (min, size) => {
          const axis = yAxisOver(min, min + size, 1);
          expect(axis.low).toBeLessThanOrEqual(min + 1e-9);
          expect(axis.high).toBeGreaterThanOrEqual(min + size - 1e-9);
          expect(axis.low).toBeGreaterThanOrEqual(0);
          expect((axis.ticks[1] ?? 0) * 2).toBeCloseTo(axis.low + axis.high, 9);
        },
      ),
    );
  });

  it('goes little beyond the values of a low graph, with two or three round ticks, and to 0 only for a 0', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 100, noNaN: true }),
        fc.double({ min: 0, max: 60, noNaN: true }),
        (min, size) => {
          const axis = tightAxisOver(min, min + size, 1);
          const height = Math.max(size, 1);
          expect(axis.low).toBeLessThanOrEqual(min);
          expect(axis.low).toBeGreaterThan(0);
          expect(axis.high).toBeGreaterThanOrEqual(min + size);
          expect(axis.high - axis.low).toBeLessThanOrEqual(height * 1.13);
          expect(axis.ticks.every((tick) => tick >= axis.low - 1e-9 && tick <= axis.high + 1e-9)).toBe(true);
          expect([2, 3]).toContain(axis.ticks.length);
        },
      ),
    );
    expect(tightAxisOver(0, 30, 10).low).toBeLessThan(0.001);
    expect(tightAxisOver(0, 0, 20).ticks).toEqual([0, 5, 10]);
    expect(tightAxisOver(0, 3, 20).ticks[0]).toBe(0);
    expect(tightAxisOver(2.1, 4.2, 1).ticks).toEqual([2, 3, 4]);
    expect(tightAxisOver(5.5, 6.2, 1).ticks).toEqual([5.5, 6]);
  });

  it('writes ticks a person would choose', () => {
    expect(yAxisOver(5.4, 6.6, 1).ticks).toEqual([5.4, 6, 6.6]);
    expect(yAxisOver(0, 58, 10).ticks).toEqual([0, 30, 60]);
    expect(yAxisOver(1.8, 3.1, 1).ticks).toEqual([1.6, 2.4, 3.2]);
  });

  it('stays with the usual values when one outlier would press them flat', () => {
    expect(visibleRange([1.8, 2.6], [3])).toEqual([1.8, 3]);
    expect(visibleRange([1.8, 2.6], [19])).toEqual([1.8, 2.6]);
  });
});

describe('the time axis', () => {
  const dates = (from: string, to: string, most: number) =>
    timeTicks({ from: dayNumber(from), to: dayNumber(to) }, most).map(({ x }) => isoDay(x));

  it('marks firsts of months in a long campaign', () => {
    expect(dates('2025-01-01', '2026-06-30', 6)).toEqual([
      '2025-01-01',
      '2025-04-01',
      '2025-07-01',
      '2025-10-01',
      '2026-01-01',
      '2026-04-01',
    ]);
  });

  it('tells the year where it is new', () => {
    const ticks = timeTicks({ from: dayNumber('2025-05-22'), to: dayNumber('2026-11-21') }, 6);
    expect(ticks.map(({ unit }) => unit)).toEqual(['year', 'month', 'month', 'year', 'month', 'month']);
  });

  it('marks days in a short span, hours within one day', () => {
    expect(dates('2026-03-02', '2026-03-06', 6)).toHaveLength(5);
    expect(timeTicks({ from: 10, to: 10 }, 6).map(({ unit }) => unit)).toEqual(['day', 'hour', 'hour', 'hour']);
  });

  it('begins with the first month that is whole, unless the span begins on a first', () => {
    expect(dates('2025-01-02', '2025-07-01', 6)).toEqual([
      '2025-02-01',
      '2025-03-01',
      '2025-04-01',
      '2025-05-01',
      '2025-06-01',
      '2025-07-01',
    ]);
  });

  it('marks every twelve hours of two days, and each week or second week of more', () => {
    const noon = timeTicks({ from: 10, to: 11 }, 6);
    expect(noon.map(({ x, unit }) => `${x} ${unit}`)).toEqual(['10 day', '10.5 hour', '11 day', '11.5 hour']);
    expect(timeTicks({ from: 10, to: 10 }, 6).map(({ x }) => x)).toEqual([10, 10.25, 10.5, 10.75]);
    expect(timeTicks({ from: 10, to: 21 }, 6).map(({ x }) => x)).toEqual([10, 12, 14, 16, 18, 20]);
    expect(timeTicks({ from: 10, to: 45 }, 6).map(({ x }) => x)).toEqual([10, 17, 24, 31, 38, 45]);
    expect(timeTicks({ from: 10, to: 71 }, 6).map(({ unit }) => unit)).toEqual(Array(5).fill('day'));
  });

  it('never has more ticks than fit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 560 }), fc.integer({ min: 18_000, max: 22_000 }), (days, from) => {
        expect(timeTicks({ from, to: from + days - 1 }, 6).length).toBeLessThanOrEqual(6);
      }),
    );
  });
});
