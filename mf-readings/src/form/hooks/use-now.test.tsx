// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceClock } from '@seguia/shared/session/clock/device-clock';
import { loggedInStore } from '@seguia/testing/logged-in-store';
import type { FarmNow } from '../model/form-state.ts';
import { useFarmNow, useNowUntilTyped } from './use-now.ts';
import type { ReadingFormModel } from './use-reading-form.ts';

/** Half past one in the night of the next day in Kolkata, where the farm is. */
const start = '2026-06-15T20:00:00Z';
const { store } = loggedInStore();
const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(start) }));
afterEach(() => void vi.useRealTimers());
afterAll(() => localStorage.clear());

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

/** A form that shows `now` from its start on, and the values that it was set to since. */
function open(active: boolean, chosen?: FarmNow) {
  const now = chosen ?? renderHook(useFarmNow, { wrapper }).result.current();
  const state = { ...now };
  const follow = vi.fn((patch: Partial<FarmNow>) => void Object.assign(state, patch));
  const form = { state, follow } as unknown as ReadingFormModel;
  const { unmount } = renderHook(() => useNowUntilTyped(form, active), { wrapper });
  return { state, follow, unmount };
}

/** Reads a date of the server, which says that this device's clock is an hour slow. */
const readDate = () =>
  act(() => deviceClock.readDate(new Date(Date.now() + 3_600_000).toUTCString(), deviceClock.moment()));

test('now is the farm’s day and minute, wherever the phone is', () => {
  const { state } = open(true);
  expect(state).toMatchObject({ date: '2026-06-16', time: '01:30', stamp: { instant: Date.parse(start) / 1000 } });
});

// Specification 5: date and time of a new reading follow the farm’s clock until typed
test('the time of an untouched form follows the clock', () => {
  const { state, follow } = open(true);
  pass(50_000);
  expect(follow).not.toHaveBeenCalled();
  pass(20_000);
  expect(state).toMatchObject({ time: '01:31', stamp: { instant: Date.parse(start) / 1000 + 60 } });
  expect(follow).toHaveBeenCalledTimes(1);
});

test('a form that comes back into sight shows the current minute at once', () => {
  const { state } = open(true);
  vi.setSystemTime(Date.parse(start) + 300_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(state.time).toBe('01:35');
});

test('a date and a time that the person chose never change with the clock', () => {
  const { follow } = open(true, { date: '2026-06-14', time: '08:00', stamp: undefined });
  pass(120_000);
  readDate();
  expect(follow).not.toHaveBeenCalled();
});

test('after the first key the time stays, and changes only if the clock proves wrong', () => {
  const { state, follow } = open(false);
  pass(120_000);
  expect(follow).not.toHaveBeenCalled();
  readDate();
  expect(state).toMatchObject({ date: '2026-06-16', time: '02:30' });
});

test('a closed form stops listening to the clock', () => {
  const { follow, unmount } = open(true);
  unmount();
  pass(120_000);
  readDate();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(follow).not.toHaveBeenCalled();
});
