// @vitest-environment happy-dom
import { createInstance } from '@module-federation/enhanced/runtime';
import * as react from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaults } from '../../config/config.ts';
import { FailureWatch } from '../../errors/watch.ts';
import { createModuleLoader } from './federation.ts';
import type { ReleasedFiles } from './released-files.ts';

vi.stubGlobal('__SHARED_VERSIONS__', { react: '19.3.1' });
const failures = new FailureWatch(defaults);
failures.listen(); // like the page, which listens before it loads the first remote
const loadModule = createModuleLoader((url) => failures.files.watchThrown(url));

const base = 'http://localhost/r/mf-x/1/';
const release: ReleasedFiles = {
  remote: 'mf-x',
  base,
  entry: 'remoteEntry.1.js',
  files: {
    'remoteEntry.1.js': 'sha256-AAAA',
    'mf-manifest.json': 'sha256-BBBB',
    'a.js': 'sha256-CCCC',
    'a.css': 'sha256-DDDD',
  },
};
const entry = `${base}remoteEntry.1.js`;
const page = globalThis as { mf_x?: unknown };

/** What the runtime puts into the page. It does not load: each test decides what happens to it. */
let elements: (HTMLScriptElement | HTMLLinkElement)[] = [];

/** Waits for the element with an address. */
const arrives = (address: string) =>
  vi.waitFor(() => {
    const found = elements.find((element) =>
      [element.getAttribute('src'), element.getAttribute('href')].includes(address),
    );
    if (!found) throw new Error(`no element has the address ${address}`);
    return found;
  });

type Scope = Record<string, Record<string, { get: () => () => unknown }>>;
const container = () => ({
  init: vi.fn<(scope: Scope) => void>(),
  get: (module: string) => Promise.resolve(() => ({ default: module })),
});

beforeEach(() => {
  elements = [];
  vi.spyOn(console, 'warn').mockReturnValue(); // the runtime warns about each further version of a remote
  vi.spyOn(document.head, 'appendChild').mockImplementation((element) => {
    elements.push(element as unknown as HTMLScriptElement);
    return element;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  page.mf_x = undefined;
});

test('runs the entry with its hash, gives it what is shared, and returns the module', async () => {
  const loading = loadModule('./feature', release);
  const script = await arrives(entry);
  expect([script.integrity, script.crossOrigin, script.dataset['rspack']]).toEqual([
    'sha256-AAAA',
    'anonymous',
    'mf-x:entry', // marked like its chunks, so that a try that is given up ends it
  ]);
  const own = container();
  page.mf_x = own;
  script.dispatchEvent(new Event('load'));
  expect(await loading).toEqual({ default: './feature' });
  expect(own.init.mock.calls[0]?.[0]['react']?.['19.3.1']?.get()()).toBe(react);
});

/** A container as the build of a remote leaves it: with an instance of the page's core, which takes React from the shell. */
const containerWithReact = () => {
  const get = () => {
    throw new Error('a remote has no copy of its own');
  };
  const shareConfig = { singleton: true, requiredVersion: false, import: false } as const;
  const remote = createInstance({ name: 'mf_x', remotes: [], shared: { react: { version: '0', shareConfig, get } } });
  type ShareScope = Parameters<typeof remote.initShareScopeMap>[1];
  return {
    init: (scope: ShareScope) => remote.initShareScopeMap('default', scope),
    get: async () => {
      const shared = await remote.loadShare('react');
      return () => shared && shared();
    },
  };
};

test('a version of a remote leaves what the shell shares to the next one', async () => {
  for (const version of ['first', 'second', 'third']) {
    elements = [];
    const loading = loadModule('./feature', release);
    const script = await arrives(entry);
    page.mf_x = containerWithReact();
    script.dispatchEvent(new Event('load'));
    expect(await loading, version).toBe(react);
  }
});

test('gives the page the core that remotes without a runtime of their own use', () => {
  expect(globalThis).toHaveProperty('_FEDERATION_RUNTIME_CORE.ModuleFederation');
});

test('rejects with what the entry threw, without an error page, and does not use an earlier version’s container', async () => {
  const shown = vi.fn<(error: unknown) => void>();
  failures.onFailure(shown);
  page.mf_x = container();
  const loading = loadModule('./feature', release);
  const failed = expect(loading).rejects.toThrow(/^broken release$/);
  const script = await arrives(entry);
  dispatchEvent(Object.assign(new Event('error'), { filename: entry, error: new Error('broken release') }));
  script.dispatchEvent(new Event('load'));
  await failed;
  expect(shown).not.toHaveBeenCalled();
  const later = new Error('after the load');
  dispatchEvent(Object.assign(new Event('error'), { filename: entry, error: later }));
  expect(shown).toHaveBeenCalledExactlyOnceWith(later);

  elements = [];
  const silent = expect(loadModule('./feature', release)).rejects.toThrow('RUNTIME-001');
  (await arrives(entry)).dispatchEvent(new Event('load'));
  await silent;
});

test('rejects with what an entry threw after it had left its container', async () => {
  const failed = expect(loadModule('./feature', release)).rejects.toThrow(/^broken end$/);
  const script = await arrives(entry);
  page.mf_x = container();
  dispatchEvent(Object.assign(new Event('error'), { filename: entry, error: new Error('broken end') }));
  script.dispatchEvent(new Event('load'));
  await failed;
});

test('fetches a failed entry anew', async () => {
  const missing = expect(loadModule('./feature', release)).rejects.toThrow('RUNTIME-008');
  (await arrives(entry)).dispatchEvent(new Event('error'));
  await missing;
  elements = [];
  const again = loadModule('./feature', release);
  const script = await arrives(entry);
  page.mf_x = container();
  script.dispatchEvent(new Event('load'));
  expect(await again).toEqual({ default: './feature' });
});

test('gives up an entry after 15 s', async () => {
  vi.useFakeTimers();
  const late = expect(loadModule('./feature', release)).rejects.toThrow('timed out');
  await vi.advanceTimersByTimeAsync(14_900);
  expect(elements.map((element) => element.isConnected || element.getAttribute('src'))).toEqual([entry]);
  await vi.advanceTimersByTimeAsync(100);
  await late;
});

describe('by its manifest', () => {
  const byManifest = { ...release, manifest: 'mf-manifest.json' };
  const manifest = {
    id: 'mf_x',
    name: 'mf_x',
    metaData: {
      name: 'mf_x',
      globalName: 'mf_x',
      publicPath: base,
      remoteEntry: { name: 'remoteEntry.1.js', path: '', type: 'global' },
      types: {},
      buildInfo: { buildVersion: '1', buildName: 'mf-x' },
    },
    shared: [],
    remotes: [],
    exposes: [
      {
        id: 'mf_x:feature',
        name: 'feature',
        path: './feature',
        assets: { js: { sync: ['a.js'], async: [] }, css: { sync: ['a.css'], async: [] } },
      },
    ],
  };
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
  beforeEach(() => vi.stubGlobal('fetch', fetch.mockReset()));

  test('a remote loads with the hashes of the manifest, its scripts and its style sheets', async () => {
    fetch.mockResolvedValue(Response.json(manifest));
    const loading = loadModule('./feature', byManifest);
    const script = await arrives(entry);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(`${base}mf-manifest.json`, {
      integrity: 'sha256-BBBB',
      signal: expect.any(AbortSignal) as AbortSignal,
    });
    expect(script.integrity).toBe('sha256-AAAA');
    const others = [await arrives(`${base}a.js`), await arrives(`${base}a.css`)];
    expect(others.map(({ integrity, crossOrigin }) => [integrity, crossOrigin])).toEqual([
      ['sha256-CCCC', 'anonymous'],
      ['sha256-DDDD', 'anonymous'],
    ]);
    page.mf_x = container();
    script.dispatchEvent(new Event('load'));
    expect(await loading).toEqual({ default: './feature' });
  });

  test('a manifest that does not load is given up after 15 s', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('too late')));
    fetch.mockImplementation((_, { signal }) => Promise.reject(signal?.reason as Error));
    await expect(loadModule('./feature', byManifest)).rejects.toThrow('too late');
    expect(timeout).toHaveBeenCalledWith(15_000);
  });
});
