import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KnownRemotes } from './known-remotes.ts';
import type { Registry, Release } from './registry/registry.ts';

const entry = (to: string, order: number) => ({ to, order, icon: 'today', name: { fr: to } });
const release = (version: string, more: Partial<Release> = {}): Release => ({
  version,
  base: `/r/mf-readings/${version}/`,
  entry: 'remoteEntry.1.js',
  hostApi: '^2.1.0',
  layout: 'app',
  routes: [],
  files: {},
  ...more,
});
const registry: Registry = {
  'mf-late': [release('2', { navigation: [entry('/app/late', 30)] })],
  'mf-early': [
    release('3', { hostApi: '^9.0.0', navigation: [entry('/app/newer', 20)] }),
    release('2', { navigation: [entry('/app', 10), entry('/app/last', 40)] }),
    release('1', { navigation: [entry('/app/older', 20)] }),
  ],
  'mf-silent': [release('1')],
  'mf-empty': [],
};
const shown = (remotes: KnownRemotes) => remotes.navigation().map(({ to }) => to);

beforeEach(() => vi.stubGlobal('__HOST_API__', '2.1.0'));
afterEach(() => vi.unstubAllGlobals());

describe('the main navigation', () => {
  // Specification 2: the navigation is drawn from what the deployed parts declare
  test('is in the order that the entries of all remotes declare', () => {
    expect(shown(new KnownRemotes(registry, 'fr'))).toEqual(['/app', '/app/late', '/app/last']);
  });

  test.each(['9.0.0', '7.0.0'])(
    'has the entries of the version that will load, and those of the newest if none fits: door %s',
    (door) => {
      vi.stubGlobal('__HOST_API__', door);
      expect(shown(new KnownRemotes(registry, 'fr'))).toEqual(['/app/newer', '/app/late']);
    },
  );

  test('says which right of the farm an entry needs', () => {
    const needing = release('1', { navigation: [{ ...entry('/app/new', 1), right: 'fertirrigation.create' }] });
    expect(new KnownRemotes({ 'mf-readings': [needing] }, 'fr').navigation()).toMatchObject([
      { to: '/app/new', right: 'fertirrigation.create' },
    ]);
  });

  test('has the entries of the version before, once a person went back to it', () => {
    const remotes = new KnownRemotes(registry, 'fr');
    remotes.fallBack('mf-early');
    expect(shown(remotes)).toEqual(['/app/older', '/app/late']);
  });
});
