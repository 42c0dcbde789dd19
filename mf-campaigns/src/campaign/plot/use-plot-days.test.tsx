// @vitest-environment happy-dom
import { dayNumber } from '@seguia/shared/domain/farm-time';
import type { Campaign, PlotCrop } from '@seguia/shared/platform';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SeriesSet } from '../../series/series.ts';
import { dailyPoints, plotOf } from '../../../testing/plot-series.ts';
import { usePlotDays } from './use-plot-days.ts';

const day = (ofMay: number) => dayNumber('2026-05-01') + ofMay - 1;
const campaign = { id: 'c', startDate: '2026-05-01', endDate: '2026-08-31' } as Campaign;
/** The campaign is running, and today is the 20th of May. */
const series: SeriesSet = {
  span: { from: day(1), to: day(20) },
  resolution: 'day',
  plots: [
    plotOf(
      'p',
      dailyPoints(
        day(1),
        Array.from({ length: 20 }, () => 2),
      ),
    ),
  ],
};
const stood = (from: string, to: string) => ({ cropTypeId: 't', from, to }) as PlotCrop;
const daysOf = (...crops: PlotCrop[]) => renderHook(() => usePlotDays(campaign, series, 'p', crops)).result.current;

test('The days of a variety that still stands there begin when it was planted and end today', () => {
  const found = daysOf(stood('2026-05-16', '2026-08-31'));
  expect(found?.series.span).toEqual({ from: day(16), to: day(20) });
});

test('Of several stretches they run from the first to the last', () => {
  const found = daysOf(stood('2026-05-03', '2026-05-05'), stood('2026-05-10', '2026-05-12'));
  expect(found?.series.span).toEqual({ from: day(3), to: day(12) });
});

test('A variety that is to be planted has the last day, and no value on it', () => {
  const found = daysOf(stood('2026-06-01', '2026-08-31'));
  expect(found?.series.span).toEqual({ from: day(20), to: day(20) });
  expect(found?.days.points.drainEc.mean.every(Number.isNaN)).toBe(true);
});
