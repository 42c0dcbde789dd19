import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryCaches } from '../../../testing/sw/memory-caches.ts';
import { devicePlace, lastPlace } from './place.ts';

const withCanary = '{"remotes":{},"canary":{}}';

beforeEach(() => vi.stubGlobal('caches', new MemoryCaches()));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a device draws its place once and keeps it', async () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0.07).mockReturnValueOnce(0.5);
  expect(await devicePlace(withCanary)).toBeCloseTo(7);
  expect(await devicePlace(withCanary)).toBeCloseTo(7);
});

test('a registry without a canary stores nothing', async () => {
  expect(await devicePlace('{"remotes":{}}')).toBe(lastPlace);
  expect(await caches.keys()).toEqual([]);
});

test('a browser that stores nothing is in no canary', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('no storage')) });
  expect(await devicePlace(withCanary)).toBe(lastPlace);
});
