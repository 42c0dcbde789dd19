// @vitest-environment happy-dom
import type { SeriesRequest } from '@seguia/shared/platform';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSeries } from './use-series.ts';

/** The functions that answer the calls for a series, in the order of the calls. */
const answers = vi.hoisted(() => [] as ((fromDevice?: boolean) => void)[]);
vi.mock('@seguia/shared/platform', async (original) => {
  const { atom } = await import('jotai');
  const load = ({ campaignId }: SeriesRequest) =>
    new Promise((resolve) => {
      const series = { campaignId, resolution: 'day', from: '2026-05-01', to: '2026-05-01', days: [], plots: [] };
      answers.push((fromDevice = false) => resolve({ series, fromDevice, fetchedAt: 1 }));
    });
  return {
    ...(await original<object>()),
    loadSeriesAtom: atom(null, (_get, _set, request: SeriesRequest) => load(request)),
  };
});
const answer = (call: number, fromDevice?: boolean) => act(async () => answers[call]?.(fromDevice));

beforeEach(() => void answers.splice(0));

test('A late refresh does not replace another series that is on the screen by then', async () => {
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

test('A refresh without an answer shows what the device has, and says that the server did not answer', async () => {
  const { result } = renderHook(() => useSeries({ campaignId: 'a', resolution: 'day' }));
  await answer(0);
  expect(result.current.storedSince).toBeNull();
  const refreshed = result.current.reload();
  const failure = expect(refreshed).rejects.toMatchObject({ kind: 'offline' });
  await answer(1, true);
  await failure;
  expect([result.current.series !== undefined, result.current.storedSince]).toEqual([true, 1]);
});
