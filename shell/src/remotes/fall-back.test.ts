import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LoadFeature } from './load.ts';
import type { Release } from './registry.ts';
import { Remotes } from './remotes.ts';

const loadFeature = vi.fn<LoadFeature>();

const release = (version: string, hostApi = '^2.0.0'): Release => ({
  version,
  base: `/r/mf-readings/${version}/`,
  entry: 'remoteEntry.1.js',
  hostApi,
  layout: 'app',
  routes: ['/app/new'],
  files: {},
});
const feature = { routes: [], messages: {} };
const registry = { 'mf-readings': [release('4', '^3.0.0'), release('3'), release('2'), release('1')] };
const loads = () => loadFeature.mock.calls.map(([name, { version }, locale]) => `${name} ${version} ${locale}`);

let remotes: Remotes;
beforeEach(() => {
  vi.stubGlobal('__HOST_API__', '2.3.0');
  loadFeature.mockReset().mockResolvedValue(feature);
  remotes = new Remotes(registry, 'fr', loadFeature);
});
afterEach(() => vi.unstubAllGlobals());

test('a path’s remote is told without loading any', () => {
  expect(remotes.of('/app/new')).toEqual({ name: 'mf-readings', layout: 'app' });
  expect(remotes.of('/elsewhere')).toBeNull();
  expect(loads()).toEqual([]);
});

describe('a remote', () => {
  test('is loaded in its newest version that fits the door, once for all who ask', async () => {
    const both = await Promise.all([remotes.load('mf-readings'), remotes.load('mf-readings')]);
    expect([...both, await remotes.load('mf-readings')]).toEqual([feature, feature, feature]);
    expect(loads()).toEqual(['mf-readings 3 fr']);
  });

  test('that failed says why and which version is before it; the next try loads it again', async () => {
    const fault = new Error('gone');
    loadFeature.mockRejectedValueOnce(fault);
    await expect(remotes.load('mf-readings')).rejects.toMatchObject({
      name: 'RemoteError',
      message: 'mf-readings could not be loaded',
      remote: 'mf-readings',
      before: release('2'),
      cause: fault,
    });
    expect(await remotes.load('mf-readings')).toBe(feature);
    expect(loads()).toEqual(['mf-readings 3 fr', 'mf-readings 3 fr']);
  });

  test('goes back a version each time a person chooses so, until there is none', async () => {
    loadFeature.mockRejectedValue(new Error('gone'));
    const fails = () => remotes.load('mf-readings').catch((error: { before?: Release }) => error.before?.version);
    const before: unknown[] = [await fails()];
    remotes.fallBack('mf-readings');
    before.push(await fails());
    remotes.fallBack('mf-readings');
    before.push(await fails());
    remotes.fallBack('mf-readings');
    expect(before).toEqual(['2', '1', undefined]);
    expect(loads()).toEqual(['mf-readings 3 fr', 'mf-readings 2 fr', 'mf-readings 1 fr']);
    await expect(remotes.load('mf-readings')).rejects.toThrow('mf-readings could not be loaded');
    expect(loads()).toHaveLength(3);
  });

  test('that no version fits, or that is not deployed, fails without a try', async () => {
    vi.stubGlobal('__HOST_API__', '9.0.0');
    await expect(remotes.load('mf-readings')).rejects.toMatchObject({
      before: undefined,
      cause: new Error('no version of mf-readings fits door 9.0.0'),
    });
    await expect(remotes.load('mf-other')).rejects.toMatchObject({ remote: 'mf-other', before: undefined });
    remotes.fallBack('mf-other');
    expect(loads()).toEqual([]);
  });
});
