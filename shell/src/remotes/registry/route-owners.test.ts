import { describe, expect, test } from 'vitest';
import type { Release } from './registry.ts';
import { withOneOwnerEach } from './route-owners.ts';

const release = (...routes: string[]): Release => ({
  version: '1',
  base: '/r/',
  entry: 'entry.js',
  hostApi: '^1.0.0',
  layout: 'app',
  routes,
  files: {},
});
const newest = ([first]: readonly Release[]) => first;
const routesOf = (registry: Record<string, Release[]>) =>
  Object.fromEntries(Object.entries(registry).map(([name, releases]) => [name, releases.map(({ routes }) => routes)]));

describe('a route that two remotes claim', () => {
  test('stays with the one that was listed first, and the other keeps the rest of its own', () => {
    const registry = { 'mf-readings': [release('/app/new', '/app')], 'mf-thief': [release('/app/new', '/app/stock')] };
    const { registry: owned, claims } = withOneOwnerEach(registry, newest);
    expect(routesOf(owned)).toEqual({ 'mf-readings': [['/app/new', '/app']], 'mf-thief': [['/app/stock']] });
    expect(claims).toEqual([{ path: '/app/new', owner: 'mf-readings', other: 'mf-thief' }]);
  });

  test('stays with the one that claimed it before, wherever it is listed', () => {
    const registry = {
      'mf-auth': [release('/login', '/app/new'), release('/login')],
      'mf-readings': [release('/app/new'), release('/app/new')],
    };
    expect(routesOf(withOneOwnerEach(registry, newest).registry)).toEqual({
      'mf-auth': [['/login'], ['/login']],
      'mf-readings': [['/app/new'], ['/app/new']],
    });
  });

  test('stays with the one that had it in the list before', () => {
    const registry = { 'mf-thief': [release('/app/new'), release('/app/new')], 'mf-readings': [release('/app/new')] };
    const before = { 'mf-readings': [release('/app/new')] };
    expect(routesOf(withOneOwnerEach(registry, newest, before).registry)).toEqual({
      'mf-thief': [[], []],
      'mf-readings': [['/app/new']],
    });
  });

  test.each([
    ['/app/one/:id', '/app/one/:reading'],
    ['/app/new', '/App/New'],
  ])('is the same in other words: %s and %s', (own, other) => {
    const registry = { 'mf-readings': [release(own)], 'mf-thief': [release(other)] };
    expect(routesOf(withOneOwnerEach(registry, newest).registry)).toEqual({ 'mf-readings': [[own]], 'mf-thief': [[]] });
  });

  test('goes to its new owner once the former’s release in use has left it', () => {
    const registry = {
      'mf-readings': [release('/app'), release('/app', '/app/bands'), release('/app', '/app/bands')],
      'mf-bands': [release('/app/bands')],
    };
    const { registry: owned, claims } = withOneOwnerEach(registry, newest);
    expect(owned['mf-bands']).toEqual(registry['mf-bands']);
    expect(routesOf(owned)['mf-readings']).toEqual([['/app'], ['/app'], ['/app']]);
    expect(claims).toEqual([]);
  });
});

test('leaves the registry unchanged if nothing is claimed twice', () => {
  const registry = { 'mf-auth': [release('/login')], 'mf-empty': [], 'mf-readings': [release('/app', '/app/:id')] };
  expect(withOneOwnerEach(registry, newest)).toEqual({ registry, claims: [] });
});
