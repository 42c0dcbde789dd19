import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce } from '../errors/reload-guard.ts';
import { rememberDeepLink, takeDeepLink } from '../guards/return-to.ts';
import { readTab, writeTab } from './tab-memory.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('a tab remembers a text until it is taken away', () => {
  expect([readTab('k'), writeTab('k', 'text'), readTab('k')]).toEqual([null, true, 'text']);
  expect([writeTab('k', null), readTab('k')]).toEqual([true, null]);
});

test('where the browser refuses storage, pages open all the same, and nothing reloads for ever', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  rememberDeepLink('/app/history', '');
  expect(takeDeepLink()).toBeNull();
  const reload = vi.fn<() => void>();
  expect(reloadOnce(10_000, 50_000, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
