// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Release } from '../registry/registry.ts';
import { isDeveloperNamed } from './named.ts';
import { endPreview, fetchPreview, preview, previewed } from './preview.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const release = (version: string): Release => ({
  version,
  base: `/previews/pr-12/mf-stock/${version}/`,
  entry: 'remoteEntry.1.js',
  hostApi: '^1.0.0',
  layout: 'app',
  routes: ['/app/stock'],
  files: { 'remoteEntry.1.js': `sha256-${'A'.repeat(43)}=` },
});

describe('a tab', () => {
  const at = (search: string) => history.replaceState(null, '', `/fr/app${search}`);

  test('asks once whether it shows the preview of its address, and goes back to the deployed versions', async () => {
    at('?plot=1&preview=pr-12');
    const yes = vi.fn(() => Promise.resolve(true));
    expect(isDeveloperNamed()).toBe(true);
    expect(await preview(yes)).toBe('pr-12');
    expect(location.search).toBe('?plot=1');
    expect(await preview(yes)).toBe('pr-12');
    expect(yes).toHaveBeenCalledExactlyOnceWith('pr-12');
    const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
    endPreview();
    expect(reload).toHaveBeenCalledOnce();
    expect(await preview(yes)).toBeNull();
  });

  test('shows none after a no, and does not ask about what is no name', async () => {
    const no = vi.fn(() => Promise.resolve(false));
    at('?preview=pr-12');
    expect(await preview(no)).toBeNull();
    for (const name of ['', '..', '../remotes', 'PR', 'a/b']) {
      at(`?preview=${encodeURIComponent(name)}`);
      expect(await preview(no)).toBeNull();
    }
    expect(no).toHaveBeenCalledOnce();
  });
});

describe('a preview', () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const list = { until: tomorrow, remotes: { 'mf-stock': [release('2')] } };
  const fetch = vi.fn<(url: URL) => Promise<Response>>();
  beforeEach(() => {
    fetch.mockReset().mockImplementation(async () => Response.json(list));
    vi.stubGlobal('fetch', fetch);
  });
  const found = (check: ((text: string) => Promise<string>) | null = null) =>
    fetchPreview('pr-12', 'https://cdn.example/remotes.json', check);

  test('comes from beside the registry, and before the deployed versions', async () => {
    const shown = await found();
    expect(shown).toEqual({ 'mf-stock': [release('2')] });
    expect(String(fetch.mock.calls[0]![0])).toBe('https://cdn.example/previews/pr-12.json');
    const deployed = { 'mf-auth': [release('9')], 'mf-stock': [release('1')] };
    expect(previewed(deployed, shown!)).toEqual({ ...deployed, 'mf-stock': [release('2'), release('1')] });
  });

  test('has only what the check of signatures leaves', async () => {
    expect(await found(async (text) => text.replaceAll('"2"', '"3"'))).toEqual({
      'mf-stock': [expect.objectContaining({ version: '3' })],
    });
    expect(await found(() => Promise.reject(new Error('not signed')))).toBeNull();
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['that has ended', () => Response.json({ ...list, until: new Date(Date.now() - 1000).toISOString() })],
    ['without an end', () => Response.json({ remotes: list.remotes })],
    ['that is not there', () => new Response('Not found', { status: 404 })],
    [
      'whose files have no hashes',
      () => Response.json({ ...list, remotes: { 'mf-stock': [{ ...release('2'), files: {} }] } }),
    ],
    ['that does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s is none', async (_, answer) => {
    fetch.mockImplementation(async () => answer());
    expect(await found()).toBeNull();
  });
});
