import { dayNumber } from '@seguia/shared/domain/farm-time';
import { byMeasure } from '@seguia/shared/domain/readings/measures';
import { expect, test } from 'vitest';
import { dailyPoints, plotOf } from '../../../testing/plot-series.ts';
import { monthsOf, shareOfDays } from './month-shares.ts';

test('cuts a span at the ends of its months', () => {
  const span = { from: dayNumber('2025-12-30'), to: dayNumber('2026-03-02') };
  expect(monthsOf(span)).toEqual([
    { from: dayNumber('2025-12-30'), to: dayNumber('2025-12-31') },
    { from: dayNumber('2026-01-01'), to: dayNumber('2026-01-31') },
    { from: dayNumber('2026-02-01'), to: dayNumber('2026-02-28') },
    { from: dayNumber('2026-03-01'), to: dayNumber('2026-03-02') },
  ]);
});

test('gives the share of the judged days in target', () => {
  const column = Float64Array.of(0, 0.4, Number.NaN, 0, 0);
  const days = plotOf('p', dailyPoints(100, [1, 1, 1, 1, 1]));
  const plot = { plotId: 'p', from: 100, days, bands: [], distances: byMeasure(() => column), readings: column };
  expect(shareOfDays(plot, 'drainEc', { from: 100, to: 104 })).toBe(75);
  expect(shareOfDays(plot, 'drainEc', { from: 102, to: 102 })).toBeNull();
  expect(shareOfDays(plot, 'drainEc', { from: 200, to: 210 })).toBeNull();
});
