// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { devtools, endDevtools } from './devtools.ts';
import { isDeveloperNamed } from './named.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test('asks a tab once whether it shows its parts to the devtools, and keeps the answer', async () => {
  const yes = vi.fn(() => Promise.resolve(true));
  history.replaceState(null, '', '/fr/app?plot=1&federation-devtools');
  expect(isDeveloperNamed()).toBe(true);
  expect(await devtools(yes)).toBe(true);
  expect(location.search).toBe('?plot=1');
  expect(isDeveloperNamed()).toBe(true);
  expect(await devtools(yes)).toBe(true);
  expect(yes).toHaveBeenCalledOnce();
});

test('a tab that says no, or that ends it, loads its parts as usual', async () => {
  history.replaceState(null, '', '/fr/app?federation-devtools');
  expect(await devtools(() => Promise.resolve(false))).toBe(false);
  expect(isDeveloperNamed()).toBe(false);
  history.replaceState(null, '', '/fr/app?federation-devtools');
  await devtools(() => Promise.resolve(true));
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  endDevtools();
  expect(reload).toHaveBeenCalledOnce();
  expect(await devtools(() => Promise.reject(new Error('asked')))).toBe(false);
});
