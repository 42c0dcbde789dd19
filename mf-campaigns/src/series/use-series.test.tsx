// @vitest-environment happy-dom
import type { SeriesRequest } from '@seguia/shared/platform';
import { act, cleanup, renderHook } from '@testing-library/react';
import { getDefaultStore, type PrimitiveAtom } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSeries } from './use-series.ts';

/** The functions that answer the calls for a series, in the order of the calls. */
const answers = vi.hoisted(() => [] as ((fromDevice?: boolean) => void)[]);
const newest = vi.hoisted(() => ({}) as { cell: PrimitiveAtom<Map<string, unknown> | undefined> });
vi.mock('@seguia/shared/platform', async (original) => {
  const { atom } = await import('jotai');
  const load = ({ campaignId }: SeriesRequest) =>
    new Promise((resolve) => {
      const series = { campaignId, resolution: 'day', from: '2026-05-01', to: '2026-05-01', days: [], plots: [] };
      answers.push((fromDevice = false) => resolve({ series, fromDevice, fetchedAt: 1 }));
    });
  return {
    ...(await original<object>()),
    newestReadingsAtom: (newest.cell = atom<Map<string, unknown> | undefined>(new Map())),
    loadSeriesAtom: atom(null, (_get, _set, request: SeriesRequest) => load(request)),
  };
});
const answer = (call: number, fromDevice?: boolean) => act(async () => answers[call]?.(fromDevice));

beforeEach(() => void answers.splice(0));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

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

test('An open series is fetched again a while after readings were sent or fetched, and when the page is seen again', async () => {
  const { result } = renderHook(() => useSeries({ campaignId: 'a', resolution: 'day' }));
  await answer(0);
  const shown = result.current.series;
  vi.useFakeTimers();
  const bring = () => act(() => getDefaultStore().set(newest.cell, new Map()));
  bring();
  act(() => void vi.advanceTimersByTime(3000));
  bring();
  act(() => void vi.advanceTimersByTime(4000));
  expect(answers).toHaveLength(1);
  act(() => void vi.advanceTimersByTime(1000));
  expect(answers).toHaveLength(2);
  // What is shown stays meanwhile, and afterwards where nothing has changed.
  expect([result.current.series, result.current.loading]).toEqual([shown, false]);
  await answer(1);
  expect(result.current.series).toBe(shown);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  bring();
  act(() => void vi.advanceTimersByTime(9000));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(answers).toHaveLength(2);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(answers).toHaveLength(3);
});
