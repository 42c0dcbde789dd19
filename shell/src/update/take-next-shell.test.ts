// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeNextShell } from './take-next-shell.ts';

const postMessage = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  const getRegistration = async () => ({ active: { postMessage } });
  vi.stubGlobal('navigator', { serviceWorker: Object.assign(new EventTarget(), { getRegistration }) });
  postMessage.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** How often the worker was made to look. */
const looks = async () => {
  await vi.advanceTimersByTimeAsync(0);
  return postMessage.mock.calls.filter(([message]) => message === 'check').length;
};

test('looks for the next shell at once, with the network, when somebody looks, and every now and then, until it is ended', async () => {
  const end = takeNextShell();
  expect(await looks()).toBe(1);
  globalThis.dispatchEvent(new Event('online'));
  expect(await looks()).toBe(2);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await looks()).toBe(3);
  await vi.advanceTimersToNextTimerAsync();
  expect(await looks()).toBe(4);
  end();
  expect(vi.getTimerCount()).toBe(0);
  globalThis.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await looks()).toBe(4);
});
