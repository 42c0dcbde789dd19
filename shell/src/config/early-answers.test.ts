import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryCaches } from '../../testing/sw/memory-caches.ts';
import { fetchConfig } from './config.ts';

beforeEach(() => void vi.stubGlobal('caches', new MemoryCaches()));
afterEach(() => vi.unstubAllGlobals());

test('a file that was fetched before the app was here is not fetched again, but anew where it cannot be read', async () => {
  const fetch = vi.fn<(url: string) => Promise<Response>>(async () => new Response('{"farmsPageSize":7}'));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('seguiaEarly', { config: Promise.resolve(new Response('{"farmsPageSize":9}')) });
  expect((await fetchConfig(() => undefined)).farmsPageSize).toBe(9);
  expect(fetch).not.toHaveBeenCalled();

  vi.stubGlobal('caches', new MemoryCaches());
  vi.stubGlobal('seguiaEarly', { config: Promise.resolve(new Response('<html>')) });
  expect((await fetchConfig(() => undefined)).farmsPageSize).toBe(7);
  expect(fetch).toHaveBeenCalledTimes(1);
});
