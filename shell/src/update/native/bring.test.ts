// @vitest-environment happy-dom
import { stubNativeBridge } from '@seguia/testing/native/stub-native-bridge';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PhoneFiles } from '../../../../tools/test-world/phone-files.ts';
import type { Release } from '../../remotes/registry/registry.ts';

const site = 'https://site.test';
const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
let phone: PhoneFiles;

beforeEach(() => {
  vi.resetModules(); // the library stores the bridge that it met first
  phone = new PhoneFiles();
  stubNativeBridge({ Filesystem: phone.methods });
  fetch.mockReset().mockImplementation(() => Promise.resolve(new Response('code')));
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => vi.unstubAllGlobals());

const hash = `sha256-${'A'.repeat(43)}=`;
const release = (change: Partial<Release> = {}): Release => ({
  version: '2',
  base: '/r/mf-a/2/',
  entry: 'entry.js',
  hostApi: '^1.0.0',
  layout: 'app',
  routes: ['/app/a'],
  files: { 'entry.js': hash, 'fonts/a.woff2': hash },
  ...change,
});

test('every file is held to its hash as it arrives, and as the phone gives it back', async () => {
  const { bring } = await import('./bring.ts');
  await bring(site, [site], 'mf-a', release());
  const place = 'LIBRARY_NO_CLOUD/seguia/remotes/mf-a/2';
  expect(fetch.mock.calls.map(([url, { integrity }]) => [url.replace(/^file:\/+/, ''), integrity])).toEqual([
    [`${site}/r/mf-a/2/entry.js`, hash],
    [`${place}/entry.js`, hash],
    [`${site}/r/mf-a/2/fonts/a.woff2`, hash],
    [`${place}/fonts/a.woff2`, hash],
  ]);
  expect([...phone.files.keys()]).toEqual([`${place}/entry.js`, `${place}/fonts/a.woff2`]);
});

test.each([
  ['on a site that the app does not name', release({ base: 'https://elsewhere.test/r/mf-a/2/' })],
  ['on that site by another way', release({ base: '//elsewhere.test/r/mf-a/2/' })],
  ['with a file above its folder', release({ files: { '../../taken.json': hash } })],
  ['with a file at a place of its own', release({ files: { '/etc/passwd': hash } })],
  ['with a folder as its version', release({ version: '../2' })],
])('a version %s is refused, and nothing is fetched or written', async (_, other) => {
  const { bring } = await import('./bring.ts');
  await expect(bring(site, [site], 'mf-a', other)).rejects.toThrow('mf-a');
  expect(fetch).not.toHaveBeenCalled();
  expect(phone.files.size).toBe(0);
});

test('a file that is missing ends it', async () => {
  const { bring } = await import('./bring.ts');
  fetch.mockImplementation(() => Promise.resolve(new Response('', { status: 404 })));
  await expect(bring(site, [site], 'mf-a', release())).rejects.toThrow('404');
});
