// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
import { canInstallAtom, installAtom, watchInstall } from './install.ts';

test('offers the installation of the app once, however early the browser says so', async () => {
  watchInstall();
  const prompt = vi.fn(() => Promise.resolve());
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  const store = createStore();
  store.sub(canInstallAtom, () => {});
  expect(store.get(canInstallAtom)).toBe(true);
  await store.set(installAtom);
  expect(prompt).toHaveBeenCalledOnce();
  expect(store.get(canInstallAtom)).toBe(false);
});

test('does not offer an app that was installed by the browser’s own button', () => {
  watchInstall();
  const store = createStore();
  store.sub(canInstallAtom, () => {});
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => Promise.resolve() }));
  expect(store.get(canInstallAtom)).toBe(true);
  window.dispatchEvent(new Event('appinstalled'));
  expect(store.get(canInstallAtom)).toBe(false);
});
