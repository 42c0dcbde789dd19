// @vitest-environment happy-dom
import type { SeriesRequest } from '@seguia/shared/platform';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSeries } from './use-series.ts';

/** What answers each call for a series, in their order. */
const answers = vi.hoisted(() => [] as (() => void)[]);
vi.mock('@seguia/shared/platform', async (original) => {
  const { atom } = await import('jotai');
  const load = ({ campaignId }: SeriesRequest) =>
    new Promise((resolve) => {
      const series = { campaignId, resolution: 'day', from: '2026-05-01', to: '2026-05-01', days: [], plots: [] };
      answers.push(() => resolve({ series, fromDevice: false, fetchedAt: 1 }));
    });
  return {
    ...(await original<object>()),
    loadSeriesAtom: atom(null, (_get, _set, request: SeriesRequest) => load(request)),
  };
});
const answer = (call: number) => act(async () => answers[call]?.());

test('A refresh that comes after another series is on the screen does not take its place', async () => {
  const { result, rerender } = renderHook(({ campaignId }) => useSeries({ campaignId, resolution: 'day' }), {
    initialProps: { campaignId: 'a' },
  });
  await answer(0);
  expect(result.current.series).toBeDefined();
  const refreshed = result.current.reload();
  rerender({ campaignId: 'b' });
  await answer(2);
  expect(result.current.series).toBeDefined();
  await answer(1);
  await refreshed;
  expect(result.current.series).toBeDefined();
  expect(result.current.loading).toBe(false);
});
