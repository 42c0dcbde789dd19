import { dayNumber } from '@seguia/shared/domain/farm-time';
import { expect, test } from 'vitest';
import { dailyPoints, plotOf } from '../../testing/plot-series.ts';
import { seasonDifference } from './season-difference.ts';

const from = dayNumber('2026-05-01');
const span = { from, to: from + 3 };
const plot = (...values: number[]) => plotOf('p', dailyPoints(from, values));
const gap = Number.NaN;

test('compares only days that both seasons have', () => {
  const pair = { days: plot(4, gap, 2, 3), earlier: plot(3, 9, gap, 2) };
  expect(seasonDifference([pair], 'drainEc', span)).toEqual({ now: 3.5, before: 2.5, kind: 'plain' });
});

test('counts each plot once, however many of its days are compared', () => {
  const often = { days: plot(4, 4, 4, 4), earlier: plot(2, 2, 2, 2) };
  const once = { days: plot(2, gap, gap, gap), earlier: plot(4, gap, gap, gap) };
  expect(seasonDifference([often, once], 'drainEc', span)).toEqual({ now: 3, before: 3, kind: 'plain' });
});

test('compares by volume where every reading of both seasons has its volume, and plainly elsewhere', () => {
  /** Days of one reading each, as millilitres drained and given. */
  const measured = (...days: [drained: number, given: number][]) => {
    const column = (pick: (day: [number, number]) => number) => Float64Array.from(days, pick);
    const percents = days.map(([drained, given]) => (drained / given) * 100);
    const volumes = {
      drained: column(([drained]) => drained),
      given: column(([, given]) => given),
      count: column(() => 1),
    };
    return plotOf('p', dailyPoints(from, percents), volumes);
  };
  const days = measured([100, 1000], [80, 200]);
  const earlier = measured([250, 1000], [40, 200]);
  expect(seasonDifference([{ days, earlier }], 'drainPercent', span)).toEqual({
    now: 15,
    before: (290 / 1200) * 100,
    kind: 'volume',
  });
  const without = plot(25, 20);
  expect(seasonDifference([{ days, earlier: without }], 'drainPercent', span)).toEqual({
    now: 25,
    before: 22.5,
    kind: 'plain',
  });
});

test('compares pH by its medians, which one slip of a meter does not move', () => {
  const week = { from, to: from + 6 };
  const days = plot(5.8, 5.8, 5.8, 9.9, 5.8, 5.8, 5.8);
  const pairs = [{ days, earlier: plot(6, 6, 6, 6, 6, 6, 6) }];
  expect(seasonDifference(pairs, 'drainPh', week)).toEqual({ now: 5.8, before: 6, kind: 'median' });
});

test('says nothing without a common day', () => {
  expect(seasonDifference([{ days: plot(4, gap), earlier: plot(gap, 3) }], 'drainEc', span)).toBeNull();
  expect(seasonDifference([], 'drainEc', span)).toBeNull();
});
