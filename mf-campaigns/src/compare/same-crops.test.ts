import { dayNumber } from '@seguia/shared/domain/farm-time';
import type { Plot, PlotCrop } from '@seguia/shared/platform';
import { expect, test } from 'vitest';
import { isoDay } from '../series/calendar.ts';
import { dailyPoints, plotOf } from '../../testing/plot-series.ts';
import { ofSameCrops } from './same-crops.ts';

const earlier = { startDate: '2025-05-01', endDate: '2025-05-10' };
const later = { startDate: '2026-05-01', endDate: '2026-05-10' };
const year = 365;
const stood = (cropId: string, from: string, to: string | null) => ({ cropId, from, to }) as PlotCrop;

/** Returns the days of May 2025, each with a value, that are compared with the days of a year later. */
function comparedDays(...crops: PlotCrop[]): number[] {
  const from = dayNumber(earlier.startDate);
  const values = Array.from({ length: 10 }, () => 2);
  const series = {
    span: { from, to: from + 9 },
    resolution: 'day' as const,
    plots: [plotOf('p', dailyPoints(from, values))],
  };
  const [plot] = ofSameCrops(series, [{ id: 'p', crops } as Plot], { earlier, later, daysOf: () => year }).plots;
  const { x = [], mean = [] } = plot?.points.drainEc ?? {};
  return [...x].filter((_, at) => !Number.isNaN(mean[at])).map((day) => Number(isoDay(Math.floor(day)).slice(-2)));
}

const whole = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

test('Where no planting is known, or one crop stood in both seasons, all days are compared', () => {
  expect(comparedDays()).toEqual(whole);
  expect(comparedDays(stood('tomato', '2026-05-01', null))).toEqual(whole);
  expect(comparedDays(stood('tomato', '2025-01-01', '2025-12-31'), stood('tomato', '2026-05-04', null))).toEqual(whole);
});

test('Another crop is compared with nothing', () => {
  expect(comparedDays(stood('rose', '2025-01-01', '2025-12-31'), stood('tomato', '2026-01-01', null))).toEqual([]);
  const changed = [stood('rose', '2025-01-01', '2025-05-03'), stood('tomato', '2025-05-04', '2025-12-31')];
  expect(comparedDays(...changed, stood('tomato', '2026-01-01', null))).toEqual([4, 5, 6, 7, 8, 9, 10]);
});

test('Of a plot that changes crops in both seasons, each day is compared with one of its own crop', () => {
  const before = [stood('tomato', '2025-01-01', '2025-05-03'), stood('cucumber', '2025-05-04', '2025-12-31')];
  const now = [stood('tomato', '2026-01-01', '2026-05-06'), stood('cucumber', '2026-05-07', null)];
  expect(comparedDays(...before, ...now)).toEqual([1, 2, 3, 7, 8, 9, 10]);
});
