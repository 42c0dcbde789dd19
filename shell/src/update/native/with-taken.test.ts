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

test('tries each site in order, and changes nothing if none answers', async () => {
  document.head.innerHTML = '<meta name="seguia-update-sites" content="https://one.test https://two.test">';
  expect(await start()).toEqual(bundled);
  const urls = fetch.mock.calls.map(([url]: unknown[]) => url);
  expect(urls).toEqual(['https://one.test/remotes.json', 'https://two.test/remotes.json']);
  expect(calls).not.toContain('writeFile');
});

// The last, because what it takes is still written when its test is over.
test('takes nothing that the check of signatures leaves out of a site’s list', async () => {
  document.head.innerHTML = '<meta name="seguia-update-sites" content="https://one.test">';
  const files = { 'remoteEntry.1.js': `sha256-${'A'.repeat(43)}=` };
  const release = { version: '2', base: '/r/x/2/', entry: 'remoteEntry.1.js', layout: 'app', files };
  const remotes = {
    'mf-a': [{ ...bundled['mf-a']![0], ...release, base: '/r/a/2/' }],
    'mf-b': [{ ...release, hostApi: '^1.0.0', routes: ['/b'] }],
  };
  fetch.mockImplementation(() => Promise.resolve(Response.json({ remotes })));
  const { createWithTaken } = await import('./with-taken.ts');
  const onlyB = async () => JSON.stringify({ remotes: { 'mf-b': remotes['mf-b'] } });
  await createWithTaken(Promise.resolve(onlyB))(bundled);
  await vi.advanceTimersByTimeAsync(60_000);
  const urls = fetch.mock.calls.map(([url]: unknown[]) => String(url));
  expect(urls).toContain('https://one.test/r/x/2/remoteEntry.1.js');
  expect(urls.filter((url) => url.includes('remoteEntry'))).toHaveLength(1);
});
