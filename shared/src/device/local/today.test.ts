// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceClock } from '../../session/clock/device-clock.ts';
import { loggedInStore } from '@seguia/testing/logged-in-store';
import { todayAtom } from './today.ts';

/** The clock is at a minute before midnight in Kolkata. */
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-06-15T18:29:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('today is the farm’s, and goes on at its midnight', () => {
  const { store } = loggedInStore();
  const stop = store.sub(todayAtom, () => {});
  expect(store.get(todayAtom)).toBe('2026-06-15');
  vi.advanceTimersByTime(55_000);
  expect(store.get(todayAtom)).toBe('2026-06-15');
  vi.advanceTimersByTime(30_000);
  expect(store.get(todayAtom)).toBe('2026-06-16');
  stop();
});

test('a phone that slept over midnight shows the new day when it is looked at', () => {
  const { store } = loggedInStore();
  const stop = store.sub(todayAtom, () => {});
  vi.setSystemTime(Date.parse('2026-06-16T02:00:00Z'));
  expect(store.get(todayAtom)).toBe('2026-06-15');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(store.get(todayAtom)).toBe('2026-06-16');
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('a screen that has gone leaves nothing behind that waits for the phone', () => {
  const added = vi.spyOn(document, 'addEventListener');
  const removed = vi.spyOn(document, 'removeEventListener');
  const { store } = loggedInStore();
  store.sub(todayAtom, () => {})();
  expect(added).toHaveBeenCalledWith('visibilitychange', expect.any(Function));
  expect(removed.mock.calls).toEqual(added.mock.calls);
});

test('a clock that turns out to be wrong gives another day at once', () => {
  const { store } = loggedInStore();
  const days: string[] = [];
  const stop = store.sub(todayAtom, () => days.push(store.get(todayAtom)));
  deviceClock.readDate(new Date(Date.now() + 3_600_000).toUTCString(), deviceClock.moment());
  expect(days).toEqual(['2026-06-16']);
  stop();
  deviceClock.readDate(new Date(Date.now() + 90_000_000).toUTCString(), deviceClock.moment());
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(60_000);
  expect(days).toEqual(['2026-06-16']);
});
