import type { CampaignSeries } from '@seguia/shared/platform';
import { expect, test } from 'vitest';
import { refreshResult } from './refresh-result.ts';

const series = (mean: number | null) =>
  ({ resolution: 'day', days: ['2026-05-04'], mean }) as unknown as CampaignSeries;

test('equal figures are “up to date”, others are not', () => {
  expect(refreshResult(series(2), series(2))).toBe('up-to-date');
  expect(refreshResult(series(2), series(2.1))).toBe('updated');
  expect(refreshResult(series(null), series(0))).toBe('updated');
  expect(refreshResult(undefined, series(2))).toBe('updated');
});
