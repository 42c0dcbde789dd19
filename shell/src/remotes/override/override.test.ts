// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endOverride, isAllowed, overridden, override, overrideIn } from './override.ts';
import type { Release } from '../registry/registry.ts';

const mine = { name: 'mf-readings', origin: 'http://localhost:4102' };
const release: Release = {
  version: '1.4.2',
  base: '/r/mf-readings/1.4.2/',
  entry: 'remoteEntry.1.js',
  hostApi: '^1.0.0',
  layout: 'app',
  routes: ['/app/new'],
  files: { 'remoteEntry.1.js': `sha256-${'A'.repeat(43)}=` },
};

describe('the address', () => {
  test.each([
    ['?remote=mf-readings@http://localhost:4102', mine],
    ['?a=1&remote=mf-readings%40http%3A%2F%2Flocalhost%3A4102%2Fdeep', mine],
    ['', null],
    ['?remote=mf-readings', null],
    ['?remote=shell@http://localhost:4102', null],
    ['?remote=mf-readings@javascript:alert(1)', null],
    ['?remote=mf-readings@http://', null],
  ])('%s asks for %o', (search, expected) => {
    expect(overrideIn(search)).toEqual(expected);
  });
});

test('allows this machine, and the listed ones, in a deployment that allows some', () => {
  const other = { ...mine, origin: 'https://team.example' };
  const alike = { ...mine, origin: 'http://localhost.evil.example' };
  expect([mine, other, alike].map((address) => isAllowed(address, []))).toEqual([true, false, false]);
  expect([mine, other, alike].map((address) => isAllowed(address, [other.origin]))).toEqual([true, true, false]);
});

describe('a tab', () => {
  beforeEach(() => history.replaceState(null, '', '/fr/app?plot=1&remote=mf-readings@http://localhost:4102'));
  afterEach(() => sessionStorage.clear());

  test('asks once, and keeps the answer for itself', async () => {
    const yes = vi.fn(() => Promise.resolve(true));
    expect(await override([], yes)).toEqual(mine);
    expect(location.search).toBe('?plot=1');
    expect(await override([], yes)).toEqual(mine);
    expect(yes).toHaveBeenCalledOnce();
  });

  test('does not ask if it is not allowed, and accepts a no', async () => {
    const confirm = vi.fn(() => Promise.resolve(false));
    history.replaceState(null, '', '/fr/app?remote=mf-readings@https://team.example');
    expect(await override([], confirm)).toBeNull();
    expect(confirm).not.toHaveBeenCalled();
    expect(location.search).toBe('');
    history.replaceState(null, '', '/fr/app?remote=mf-readings@http://localhost:4102');
    expect(await override([], confirm)).toBeNull();
    expect(confirm).toHaveBeenCalledOnce();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a stored override', () => {
  afterEach(() => {
    sessionStorage.clear();
    vi.restoreAllMocks();
  });
  const never = () => Promise.reject(new Error('asked'));

  test('lasts only while the deployment allows its origin', async () => {
    history.replaceState(null, '', '/fr/app');
    sessionStorage.setItem('seguia.remote', 'mf-readings@https://team.example');
    expect(await override(['https://team.example'], never)).toEqual({
      name: 'mf-readings',
      origin: 'https://team.example',
    });
    expect(await override(['https://other.example'], never)).toBeNull();
  });

  test('ends when the person goes back: the page starts anew without it', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
    sessionStorage.setItem('seguia.remote', 'mf-readings@http://localhost:4102');
    endOverride();
    expect(reload).toHaveBeenCalledOnce();
    expect(await override([], never)).toBeNull();
  });
});

describe('the registry', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('lists the developer’s release first, and the deployed ones after it', async () => {
    const young = { ...release, entry: 'remoteEntry.2.js', files: {} };
    const fetch = vi.fn(() => Promise.resolve(Response.json(young)));
    vi.stubGlobal('fetch', fetch);
    expect(await overridden({}, mine)).toEqual({
      'mf-readings': [{ ...young, version: mine.origin, base: 'http://localhost:4102/', unverified: true }],
    });
    expect(fetch).toHaveBeenCalledWith('http://localhost:4102/release.json', { cache: 'no-cache' });
    fetch.mockResolvedValue(Response.json(young));
    const { 'mf-readings': [first, second] = [] } = await overridden({ 'mf-readings': [release] }, mine);
    expect(first).toMatchObject({ version: mine.origin, base: 'http://localhost:4102/' });
    expect(second).toBe(release);
  });

  test('ignores what is no release, and ignores all overrides if nothing is deployed', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ hello: 1 })));
    expect((await overridden({ 'mf-readings': [release] }, mine))['mf-readings']).toMatchObject([
      { entry: 'remoteEntry.js', routes: release.routes, unverified: true },
      release,
    ]);
    expect(await overridden({}, mine)).toEqual({ 'mf-readings': [] });
  });

  test('lets an absent release fail like any remote, with the deployed one to go back to', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { 'mf-readings': [first, second] = [] } = await overridden({ 'mf-readings': [release] }, mine);
    expect(first).toMatchObject({ base: 'http://localhost:4102/', routes: release.routes, files: {} });
    expect(second).toBe(release);
  });
});
