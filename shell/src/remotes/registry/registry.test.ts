import { describe, expect, test } from 'vitest';
import { type Release, remoteOf } from './registry.ts';

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
  ])('the newest release decides who serves %s: %j', (path, remote) => {
    expect(remoteOf(registry, path)).toEqual(remote);
  });
});

describe('several patterns for a path', () => {
  const registry = {
    'mf-broad': [release('1', { routes: ['/app/:part', '/app/:part/:id'] })],
    'mf-readings': [release('1')],
  };

  test.each([
    ['/app/new', 'mf-readings'],
    ['/app/readings/17', 'mf-readings'],
    ['/app/weather', 'mf-broad'],
  ])('%s goes to the one that names most of it: %s', (path, name) => {
    expect(remoteOf(registry, path)).toEqual({ name, layout: 'app' });
  });
});

describe('a refused release', () => {
  const refused = release('9', { routes: [], refused: 'mf-auth 9 is refused' });

  test('without routes answers for the paths that nobody serves', () => {
    const registry = { 'mf-auth': [refused], 'mf-readings': [release('1')] };
    expect(remoteOf(registry, '/login')).toMatchObject({ name: 'mf-auth' });
    expect(remoteOf(registry, '/app/new')).toMatchObject({ name: 'mf-readings' });
  });
});
