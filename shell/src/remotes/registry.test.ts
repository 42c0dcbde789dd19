import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchRegistry, type Release, remoteOf } from './registry.ts';

const release = (version: string, more: Partial<Release> = {}): Release => ({
  version,
  base: `/r/mf-readings/${version}/`,
  entry: 'remoteEntry.1.js',
  hostApi: '^2.1.0',
  layout: 'app',
  routes: ['/app/new', '/app/readings/:id'],
  files: {},
  ...more,
});

describe('the remote of a path', () => {
  const registry = {
    'mf-auth': [release('2', { layout: 'init', routes: ['/login'] })],
    'mf-readings': [release('2'), release('1', { routes: ['/app/old'] })],
    'mf-empty': [],
  };

  test.each([
    ['/app/new', { name: 'mf-readings', layout: 'app' }],
    ['/app/readings/17', { name: 'mf-readings', layout: 'app' }],
    ['/login', { name: 'mf-auth', layout: 'init' }],
    ['/app/old', null],
    ['/app/readings/17/more', null],
    ['/', null],
  ])('%s is told by the newest release alone: %j', (path, remote) => {
    expect(remoteOf(registry, path)).toEqual(remote);
  });
});

describe('the registry is fetched', () => {
  afterEach(() => vi.unstubAllGlobals());
  const answering = (answer: Response) => {
    const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(answer));
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };

  test('past the browser’s cache', async () => {
    const remotes = { 'mf-readings': [release('1')] };
    const fetch = answering(Response.json({ remotes }));
    expect(await fetchRegistry('/remotes.json')).toEqual(remotes);
    expect(fetch).toHaveBeenCalledWith('/remotes.json', { cache: 'no-cache' });
  });

  test.each([
    ['an error', Response.json({ remotes: {} }, { status: 503 }), '/remotes.json: 503'],
    ['a page', new Response('<html>'), 'JSON'],
    ['something else', Response.json({ hello: 1 }), '/remotes.json lists no remotes'],
    ['a list that is none', Response.json({ remotes: { 'mf-readings': {} } }), '/remotes.json lists no remotes'],
  ])('and refused where it is %s', async (_what, answer, words) => {
    answering(answer);
    await expect(fetchRegistry('/remotes.json')).rejects.toThrow(words);
  });
});
