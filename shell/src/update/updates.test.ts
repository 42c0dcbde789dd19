// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

const register = vi.fn(async () => undefined);
const postMessage = vi.fn();
const worker = { register, addEventListener: () => {}, ready: Promise.resolve({ active: { postMessage } }) };
let changed: (renewed: boolean) => void;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
  register.mockClear();
  postMessage.mockClear();
  localStorage.clear();
});

/** Begins to watch for updates in a browser or in the native app, as the page of a release does. */
async function watchIn(native: boolean): Promise<void> {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('Capacitor', { isNativePlatform: () => native });
  vi.stubGlobal('navigator', { serviceWorker: worker });
  const { watchUpdates } = await import('./updates.ts');
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
  const store = {
    current: () => expect.fail('no news came'),
    onChange: (listener: typeof changed) => void (changed = listener),
  };
  void watchUpdates(store, { registry: '/remotes.json', needs: ['fr'], report: (error) => expect.fail(String(error)) });
  await new Promise((resolve) => setTimeout(resolve));
}

test('a browser has a service worker', async () => {
  await watchIn(false);
  expect(register).toHaveBeenCalledWith('/sw.js');
});

test('the code that opens files to import is fetched once somebody is logged in, so that it is there without a network', async () => {
  const needs = () => postMessage.mock.lastCall?.[0].needs as string[];
  await watchIn(false);
  await expect.poll(needs).toEqual(['fr']);
  const session = { token: 'u', deviceToken: 'd', createdAt: 1, updatedAt: 1, expireAt: 2 };
  localStorage.setItem('seguia.session', JSON.stringify(session));
  changed(false);
  await expect.poll(needs).toEqual(['fr', 'sheets']);
  postMessage.mockClear();
  changed(false);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(postMessage).not.toHaveBeenCalled();
});

test('the native app has none, as it brings its files with it', async () => {
  await watchIn(true);
  expect(register).not.toHaveBeenCalled();
});
