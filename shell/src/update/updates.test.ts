// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

const register = vi.fn(async () => undefined);
const worker = { register, addEventListener: () => {}, ready: new Promise(() => {}) };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
  register.mockClear();
});

/** Begins to watch for updates in a browser or in the native app, as the page of a release does. */
async function watchIn(native: boolean): Promise<void> {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('Capacitor', { isNativePlatform: () => native });
  vi.stubGlobal('navigator', { serviceWorker: worker });
  const { watchUpdates } = await import('./updates.ts');
  Object.assign(document, { fonts: { ready: new Promise(() => {}) } });
  const store = { current: () => expect.fail('no news came'), onChange: () => () => {} };
  void watchUpdates(store, { registry: '/remotes.json', needs: ['fr'], report: (error) => expect.fail(String(error)) });
  await new Promise((resolve) => setTimeout(resolve));
}

test('a browser has a service worker', async () => {
  await watchIn(false);
  expect(register).toHaveBeenCalledWith('/sw.js');
});

test('the native app has none, as it brings its files with it', async () => {
  await watchIn(true);
  expect(register).not.toHaveBeenCalled();
});
