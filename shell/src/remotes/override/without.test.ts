// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { Registry } from '../registry/registry.ts';
import { isDeveloperNamed } from './named.ts';
import { endWithout, leftOut, without } from './without.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test('a tab leaves out what its address named, until that ends', () => {
  history.replaceState(null, '', '/fr/app?plot=1&without=mf-stock,mf-soil');
  expect(isDeveloperNamed()).toBe(true);
  expect(leftOut()).toEqual(['mf-stock', 'mf-soil']);
  expect(location.search).toBe('?plot=1');
  expect(isDeveloperNamed()).toBe(true);
  expect(leftOut()).toEqual(['mf-stock', 'mf-soil']);
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  endWithout();
  expect(reload).toHaveBeenCalledOnce();
  expect(leftOut()).toEqual([]);
  expect(isDeveloperNamed()).toBe(false);
});

test('an address that names no remote leaves out nothing', () => {
  history.replaceState(null, '', '/fr/app?without=shell,,<b>,mf-');
  expect(leftOut()).toEqual([]);
});

test('a remote that is left out is not in the registry', () => {
  const registry: Registry = { 'mf-a': [], 'mf-b': [] };
  expect(without(registry, ['mf-b', 'mf-c'])).toEqual({ 'mf-a': [] });
});
