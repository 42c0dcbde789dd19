import { themeAtom } from '@seguia/shared/start';
import { MemoryStorage } from '@seguia/testing/memory-storage';
import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { defaults } from '../config/config.ts';
import { fillStore } from './fill-store.ts';

test('the page follows the theme, from the beginning and at each change', () => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  const dataset: Record<string, string> = { theme: 'of before' };
  vi.stubGlobal('document', { documentElement: { dataset } });
  const store = createStore();
  fillStore(store, defaults);
  expect(dataset).toEqual({});
  store.set(themeAtom, 'dark');
  expect(dataset).toEqual({ theme: 'dark' });
  store.set(themeAtom, 'system');
  expect(dataset).toEqual({});
  vi.unstubAllGlobals();
});
