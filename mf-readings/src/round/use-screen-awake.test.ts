// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useScreenAwake } from './use-screen-awake.ts';

afterEach(() => {
  Object.assign(navigator, { wakeLock: undefined });
  Reflect.deleteProperty(navigator, 'wakeLock');
  vi.restoreAllMocks();
});

/** A browser that can hold the screen on, and the locks that it gave. */
function withLocks() {
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const request = async () => {
    const lock = { released: false, release: async () => void (lock.released = true) };
    locks.push(lock);
    return lock;
  };
  Object.assign(navigator, { wakeLock: { request } });
  return locks;
}

const seen = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const held = (locks: { released: boolean }[]) => locks.filter(({ released }) => !released).length;

test('keeps the screen on until the round is left', async () => {
  const locks = withLocks();
  const { unmount } = renderHook(useScreenAwake);
  await vi.waitFor(() => expect(held(locks)).toBe(1));
  unmount();
  await vi.waitFor(() => expect(held(locks)).toBe(0));
});

test('takes one new lock of the screen when the round comes back into sight', async () => {
  const locks = withLocks();
  renderHook(useScreenAwake);
  await vi.waitFor(() => expect(locks).toHaveLength(1));
  seen('hidden');
  locks[0]!.released = true; // the system releases it
  seen('visible');
  await vi.waitFor(() => expect(held(locks)).toBe(1));
  seen('visible');
  expect(locks).toHaveLength(2);
});

test('releases a lock that arrives after the round was left', async () => {
  const locks = withLocks();
  const { unmount } = renderHook(useScreenAwake);
  unmount();
  await vi.waitFor(() => expect(locks.map(({ released }) => released)).toEqual([true]));
});

test('changes nothing if the browser has no lock of the screen, or refuses it', async () => {
  expect(() => renderHook(useScreenAwake).unmount()).not.toThrow();
  Object.assign(navigator, { wakeLock: { request: () => Promise.reject(new DOMException('low', 'NotAllowedError')) } });
  const { unmount } = renderHook(useScreenAwake);
  await new Promise((resolve) => setTimeout(resolve, 5));
  unmount();
});
