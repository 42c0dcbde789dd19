// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loggedInStore } from '@seguia/testing/logged-in-store';
import { OfflineDevice } from '@seguia/testing/offline-device';
import { newId } from '../../domain/uuid.ts';
import { farmDeviceAtom, needFarmDevice } from '../local/farm-device.ts';
import { applyServerReadings } from './keep-readings.ts';
import { useReadingAnswer } from './use-reading.ts';
import { usePicture } from '../photos/shown-photos.ts';

let requests: Request[];
let store: ReturnType<typeof loggedInStore>['store'];
beforeEach(() => {
  ({ store } = loggedInStore());
  requests = [];
  // A network that accepts a call and never answers: it ends with its caller's patience.
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request);
    const { signal } = request;
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), milliseconds / 100);
    return limit.signal;
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store }, children);

test('A reading whose request nothing answers cannot be fetched, which is said', async () => {
  const id = newId();
  const { result } = renderHook(() => useReadingAnswer(id), { wrapper });
  expect(result.current.reading).toBeUndefined();
  await waitFor(() => expect(result.current).toMatchObject({ reading: null, error: { kind: 'timeout' } }));
});

test('A reading that comes by another way while its request is not answered is shown, and ends the request', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal); // no limit passes
  const id = newId();
  const { result } = renderHook(() => useReadingAnswer(id), { wrapper });
  await waitFor(() => expect(requests).toHaveLength(1));
  const { device } = needFarmDevice(store.get(farmDeviceAtom));
  await applyServerReadings(device, [new OfflineDevice().reading({ id })]);
  await waitFor(() => expect(result.current.reading).toMatchObject({ id }));
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]);
});

test('A screen that is left ends the request of its reading, and reports nothing', async () => {
  const errors = vi.spyOn(console, 'error');
  const id = newId();
  const { unmount } = renderHook(() => useReadingAnswer(id), { wrapper });
  await waitFor(() => expect(requests).toHaveLength(1));
  unmount();
  expect(requests[0]!.signal.aborted).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(errors).not.toHaveBeenCalled();
});

test('A picture whose request nothing answers is missing, which is said, and a screen that is left ends the request', async () => {
  const photo = { id: newId(), readingId: newId() } as never;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { result, unmount } = renderHook(() => usePicture(photo), { wrapper });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(result.current).toBe('offline');
  unmount();
  requests.length = 0;
  const second = renderHook(() => usePicture(photo), { wrapper });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  second.unmount();
  expect(requests[0]!.signal.aborted).toBe(true);
});
