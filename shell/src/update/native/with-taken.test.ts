// @vitest-environment happy-dom
import { stubNativeBridge } from '@seguia/testing/native/stub-native-bridge';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PhoneFiles } from '../../../../tools/test-world/phone-files.ts';
import type { Registry, Release } from '../../remotes/registry/registry.ts';

const fetch = vi.fn<() => Promise<Response>>();
const calls: string[] = [];

beforeEach(() => {
  vi.resetModules(); // the library stores the bridge that it met first
  vi.useFakeTimers();
  calls.length = 0;
  const phone = new PhoneFiles();
  phone.fault = (method) => {
    calls.push(method);
    return null;
  };
  stubNativeBridge({ Filesystem: phone.methods });
  fetch.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('__HOST_API__', '1.0.0');
  document.head.innerHTML = '';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const bundled: Registry = { 'mf-a': [{ version: '1', hostApi: '^1.0.0', routes: ['/app/a'] } as Release] };

async function start(): Promise<Registry> {
  const { createWithTaken } = await import('./with-taken.ts');
  const registry = await createWithTaken()(bundled);
  await vi.advanceTimersByTimeAsync(60_000);
  return registry;
}

test('an app whose build names no site fetches nothing, and looks for nothing on the phone', async () => {
  expect(await start()).toEqual(bundled);
  expect(fetch).not.toHaveBeenCalled();
  expect(calls).toEqual([]);
});

test('sites that do not answer change nothing; each is tried, in order', async () => {
  document.head.innerHTML = '<meta name="seguia-update-sites" content="https://one.test https://two.test">';
  expect(await start()).toEqual(bundled);
  const urls = fetch.mock.calls.map(([url]: unknown[]) => url);
  expect(urls).toEqual(['https://one.test/remotes.json', 'https://two.test/remotes.json']);
  expect(calls).not.toContain('writeFile');
});
