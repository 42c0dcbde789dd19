import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '@seguia/testing/memory-storage';
import { MemoryCaches } from '../../testing/sw/memory-caches.ts';
import { fetchConfig } from './config.ts';

/** A device that has stored nothing. */
function stubDevice() {
  vi.stubGlobal('caches', new MemoryCaches());
  vi.stubGlobal('localStorage', new MemoryStorage());
}

beforeEach(stubDevice);
afterEach(() => vi.unstubAllGlobals());

test('a file that was fetched before the app was loaded is not fetched again, unless it cannot be read', async () => {
  const fetch = vi.fn<(url: string) => Promise<Response>>(async () => new Response('{"farmsPageSize":7}'));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('seguiaEarly', { config: Promise.resolve(new Response('{"farmsPageSize":9}')) });
  expect((await fetchConfig(() => undefined)).farmsPageSize).toBe(9);
  expect(fetch).not.toHaveBeenCalled();

  stubDevice();
  vi.stubGlobal('seguiaEarly', { config: Promise.resolve(new Response('<html>')) });
  expect((await fetchConfig(() => undefined)).farmsPageSize).toBe(7);
  expect(fetch).toHaveBeenCalledTimes(1);
});
