import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LoadFeature } from './load.ts';
import type { Outcomes } from './outcomes.ts';
import { remoteOf, type Registry, type Release } from './registry/registry.ts';
import { LateError, RefusedError, RemoteError } from './remote-error.ts';
import { Remotes } from './remotes.ts';

// The federation runtime needs a browser's script elements; the journeys load real remotes.
const loadFeature = vi.fn<LoadFeature>();
vi.stubGlobal('__HOST_API__', '1.1.0');
afterAll(() => void vi.unstubAllGlobals());

const release = (version: string, hostApi = '^1.0.0'): Release => ({
  version,
  base: `/r/mf-settings/${version}/`,
  entry: 'entry.js',
  hostApi,
  layout: 'app',
  routes: ['/app/settings'],
  files: {},
});
const registry: Registry = { 'mf-settings': [release('3', '^2.0.0'), release('2'), release('1')] };
const feature = { routes: [], messages: {} };
const loaded = () => loadFeature.mock.calls.map(([, { version }]) => version);

const outcomes = { failed: vi.fn<Outcomes['failed']>(), runs: vi.fn<Outcomes['runs']>() };

beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
  loadFeature.mockReset().mockResolvedValue(feature);
});

test('a path names its remote without loading any', () => {
  expect(remoteOf(registry, '/app/settings')).toEqual({ name: 'mf-settings', layout: 'app' });
  expect(remoteOf(registry, '/app/elsewhere')).toBeNull();
});

describe('loading a remote', () => {
  test('loads the newest that fits, once, however often it is asked for', async () => {
    const remotes = new Remotes(registry, 'fr', loadFeature, outcomes);
    expect(await Promise.all([remotes.load('mf-settings'), remotes.load('mf-settings')])).toEqual([feature, feature]);
    expect(loaded()).toEqual(['2']);
  });

  test('tries again after a failure when it is asked again', async () => {
    const remotes = new Remotes(registry, 'fr', loadFeature, outcomes);
    loadFeature.mockRejectedValueOnce(new Error('no network')).mockRejectedValueOnce(new Error('no network'));
    const failure: unknown = await remotes.load('mf-settings').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RemoteError);
    expect(failure).toMatchObject({ remote: 'mf-settings', before: { version: '1' } });
    expect(await remotes.load('mf-settings')).toBe(feature);
    expect(loaded()).toEqual(['2', '1', '2']);
  });

  test('uses the version before if a person says so', async () => {
    const remotes = new Remotes(registry, 'fr', loadFeature, outcomes);
    loadFeature.mockRejectedValueOnce(new LateError('slow'));
    await remotes.load('mf-settings').catch(() => undefined);
    remotes.fallBack('mf-settings');
    expect(await remotes.load('mf-settings')).toBe(feature);
    expect(loaded()).toEqual(['2', '1']);
  });

  test('fails if nothing fits, and names no version before', async () => {
    const remotes = new Remotes({ 'mf-settings': [release('3', '^2.0.0')] }, 'fr', loadFeature, outcomes);
    await expect(remotes.load('mf-settings')).rejects.toMatchObject({ remote: 'mf-settings', before: undefined });
    expect(loadFeature).not.toHaveBeenCalled();
  });
});

test('a remote whose every release is refused fails with the reason, and keeps its paths and its name', async () => {
  const refused = {
    ...release('3', ''),
    title: { fr: 'Réglages' },
    refused: 'mf-settings 3 is refused: look at files',
  };
  const remotes = new Remotes({ 'mf-settings': [refused] }, 'fr', loadFeature, outcomes);
  expect([remotes.of('/app/settings')?.name, remotes.title('mf-settings')]).toEqual(['mf-settings', 'Réglages']);
  const failure = await remotes.load('mf-settings').catch((error: unknown) => error);
  expect(failure).toMatchObject({ remote: 'mf-settings', cause: new RefusedError(refused.refused) });
  expect(outcomes.failed).not.toHaveBeenCalled(); // it was reported when the registry was read
  expect(loadFeature).not.toHaveBeenCalled();
});

describe('the name of a remote', () => {
  const words = (fr: string, pl: string) => ({ fr, pl });
  const titled: Registry = {
    'mf-settings': [
      {
        ...release('2'),
        title: words('Réglages', 'Ustawienia'),
        navigation: [
          {
            to: '/app',
            icon: 'today',
            order: 1,
            name: words('Nouveau relevé', 'Nowy pomiar'),
            short: words('Nouveau', 'Nowy'),
          },
          { to: '/app/settings', icon: 'settings', order: 2, look: 'corner', name: words('Réglages', 'Ustawienia') },
        ],
      },
    ],
  };

  // Specification 2: a part is named in the page’s language
  test('is in the page’s language, and its folder’s name if no release has one', () => {
    expect(new Remotes(titled, 'pl', loadFeature, outcomes).title('mf-settings')).toBe('Ustawienia');
    expect(new Remotes(registry, 'pl', loadFeature, outcomes).title('mf-settings')).toBe('mf-settings');
    expect(new Remotes(registry, 'pl', loadFeature, outcomes).title('mf-weather')).toBe('mf-weather');
  });

  test('is in the language of its first release if that of the page came later', () => {
    expect(new Remotes(titled, 'it', loadFeature, outcomes).title('mf-settings')).toBe('Réglages');
  });

  test('is in the navigation, in shorter words if there are some', () => {
    const link = {
      end: false,
      also: [],
      name: 'Ustawienia',
      shown: 'Ustawienia',
      to: '/app/settings',
      icon: 'settings',
      look: 'corner',
    };
    expect(new Remotes(titled, 'pl', loadFeature, outcomes).navigation()).toEqual([
      { to: '/app', icon: 'today', name: 'Nowy pomiar', shown: 'Nowy', end: true, also: [] },
      link,
    ]);
  });
});
