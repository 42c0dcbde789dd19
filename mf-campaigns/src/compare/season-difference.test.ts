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
  expect(seasonDifference([pair], 'drainEc', span)).toEqual({ now: 3.5, before: 2.5 });
});

test('counts each plot once, however many of its days are compared', () => {
  const often = { days: plot(4, 4, 4, 4), earlier: plot(2, 2, 2, 2) };
  const once = { days: plot(2, gap, gap, gap), earlier: plot(4, gap, gap, gap) };
  expect(seasonDifference([often, once], 'drainEc', span)).toEqual({ now: 3, before: 3 });
});

test('says nothing without a common day', () => {
  expect(seasonDifference([{ days: plot(4, gap), earlier: plot(gap, 3) }], 'drainEc', span)).toBeNull();
  expect(seasonDifference([], 'drainEc', span)).toBeNull();
});
