import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { spaceLowAtom } from './space.ts';

const mebibyte = 1024 * 1024;
let estimate: { quota?: number; usage?: number };
const estimates = vi.fn<() => Promise<typeof estimate>>(async () => estimate);
beforeEach(() => {
  vi.useFakeTimers();
  estimates.mockClear();
  vi.stubGlobal('navigator', { storage: { estimate: estimates } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a device that offers less than 20 MB is nearly full, until there is room again', async () => {
  const store = createStore();
  estimate = { quota: 100 * mebibyte, usage: 80 * mebibyte + 1 };
  const stop = store.sub(spaceLowAtom, () => {});
  await vi.advanceTimersByTimeAsync(3900);
  expect(estimates).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(store.get(spaceLowAtom)).toBe(true);
  estimate = { quota: 100 * mebibyte, usage: 80 * mebibyte };
  await vi.advanceTimersByTimeAsync(599_000);
  expect(store.get(spaceLowAtom)).toBe(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(store.get(spaceLowAtom)).toBe(false);
  stop();
  await vi.advanceTimersByTimeAsync(1_200_000);
  expect(estimates).toHaveBeenCalledTimes(2);
});

test('an answer that arrives after the last listener left changes nothing', async () => {
  const store = createStore();
  estimate = { quota: 10, usage: 10 };
  const stop = store.sub(spaceLowAtom, () => {});
  let answer = () => {};
  estimates.mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve(estimate))));
  await vi.advanceTimersByTimeAsync(4000);
  stop();
  answer();
  await vi.advanceTimersByTimeAsync(1_200_000);
  expect([store.get(spaceLowAtom), estimates.mock.calls.length]).toEqual([false, 1]);
});

test.each([
  ['knows neither', async () => ({})],
  ['knows what it took alone', async () => ({ usage: 1 })],
  ['fails', () => Promise.reject(new Error('no'))],
])('raises no alarm if the browser %s', async (_what, answer) => {
  const store = createStore();
  estimates.mockImplementation(answer);
  const stop = store.sub(spaceLowAtom, () => {});
  await vi.advanceTimersByTimeAsync(4000);
  expect(estimates).toHaveBeenCalled();
  expect(store.get(spaceLowAtom)).toBe(false);
  stop();
});

test('raises no alarm if the browser says nothing of storage', async () => {
  vi.stubGlobal('navigator', {});
  const store = createStore();
  store.sub(spaceLowAtom, () => {});
  await vi.advanceTimersByTimeAsync(4000);
  expect(store.get(spaceLowAtom)).toBe(false);
});
