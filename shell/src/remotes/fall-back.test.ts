import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryCaches } from '../../testing/sw/memory-caches.ts';
import type { LoadFeature } from './load.ts';
import type { Outcomes } from './outcomes.ts';
import type { Release } from './registry/registry.ts';
import { LateError, type RemoteError } from './remote-error.ts';
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

const outcomes = { failed: vi.fn<Outcomes['failed']>(), runs: vi.fn<Outcomes['runs']>() };
const reported = () =>
  outcomes.failed.mock.calls.map(([{ version, cause }]) => [version?.version, (cause as Error).message]);

let remotes: Remotes;
beforeEach(() => {
  vi.stubGlobal('__HOST_API__', '2.3.0');
  loadFeature.mockReset().mockResolvedValue(feature);
  sessionStorage.clear();
  vi.clearAllMocks();
  remotes = new Remotes(registry, 'fr', loadFeature, outcomes);
});
afterEach(() => vi.unstubAllGlobals());

test('names a path’s remote without loading any', () => {
  expect(remotes.of('/app/new')).toEqual({ name: 'mf-readings', layout: 'app' });
  expect(remotes.of('/elsewhere')).toBeNull();
  expect(loads()).toEqual([]);
});

describe('a remote', () => {
  test('loads in its newest version that fits the door, once for all callers', async () => {
    const both = await Promise.all([remotes.load('mf-readings'), remotes.load('mf-readings')]);
    expect([...both, await remotes.load('mf-readings')]).toEqual([feature, feature, feature]);
    expect(loads()).toEqual(['mf-readings 3 fr']);
  });

  test('says after a failure why, and which version is before it; the next try loads it again', async () => {
    const fault = new Error('gone');
    loadFeature.mockRejectedValueOnce(fault).mockRejectedValue(new Error('gone, too'));
    await expect(remotes.load('mf-readings')).rejects.toMatchObject({
      name: 'RemoteError',
      message: 'mf-readings could not be loaded',
      remote: 'mf-readings',
      version: release('3'),
      before: release('2'),
      cause: fault,
    });
    loadFeature.mockResolvedValue(feature);
    expect(await remotes.load('mf-readings')).toBe(feature);
    expect(loads().at(-1)).toEqual('mf-readings 3 fr');
  });

  test('goes back one version each time a person chooses so, until there is none', async () => {
    loadFeature.mockRejectedValue(new LateError('slow'));
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

  test('without a fitting version, or not deployed, fails without a try', async () => {
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

describe('a version that fails is replaced', () => {
  const drawn = (page: Remotes, fault: Error) => page.failedInUse(page.failureInUse('mf-readings', fault));
  const another = () => new Remotes(registry, 'fr', loadFeature, outcomes);

  test('by the next that fits, until one runs, and each is reported once', async () => {
    loadFeature.mockRejectedValueOnce(new Error('throws')).mockRejectedValueOnce(new Error('gone'));
    expect(await remotes.load('mf-readings')).toBe(feature);
    expect(await remotes.load('mf-readings')).toBe(feature);
    expect(loads()).toEqual(['mf-readings 3 fr', 'mf-readings 2 fr', 'mf-readings 1 fr']);
    expect(reported()).toEqual([
      ['3', 'throws'],
      ['2', 'gone'],
    ]);
    expect(outcomes.runs).toHaveBeenCalledExactlyOnceWith('mf-readings', release('1'));
  });

  test('for the tab until it is closed, unless a newer release comes', async () => {
    loadFeature.mockRejectedValueOnce(new Error('throws'));
    await remotes.load('mf-readings');
    await another().load('mf-readings');
    expect(loads().at(-1)).toBe('mf-readings 2 fr');
    const newer = { 'mf-readings': [release('5'), ...registry['mf-readings']] };
    await new Remotes(newer, 'fr', loadFeature, outcomes).load('mf-readings');
    expect(loads().at(-1)).toBe('mf-readings 5 fr');
    sessionStorage.clear();
    await another().load('mf-readings');
    expect(loads().at(-1)).toBe('mf-readings 3 fr');
  });

  test('not if it is the only one that runs after all', async () => {
    expect(drawn(remotes, new Error('cannot be drawn'))).toBe(true);
    loadFeature.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'));
    const next = another();
    await next.load('mf-readings');
    expect(loads()).toEqual(['mf-readings 2 fr', 'mf-readings 1 fr', 'mf-readings 3 fr']);
    await another().load('mf-readings');
    expect(loads().at(-1)).toBe('mf-readings 3 fr');
  });

  test('within 15 seconds for all versions, and a late one does not end the next one’s turn', async () => {
    vi.useFakeTimers();
    try {
      loadFeature.mockImplementationOnce(async () => {
        vi.advanceTimersByTime(12_000);
        throw new Error('gone');
      });
      loadFeature.mockRejectedValueOnce(new LateError('slow'));
      await expect(remotes.load('mf-readings')).rejects.toMatchObject({ version: release('3') });
      expect(loadFeature.mock.calls.map(([, { version }, , patience]) => [version, patience])).toEqual([
        ['3', 15_000],
        ['2', 3000],
      ]);
    } finally {
      vi.useRealTimers();
    }
  });

  describe('that was late', () => {
    const [newest, ...others] = ['3', '2', '1'].map((version) => ({
      ...release(version),
      files: { 'remoteEntry.1.js': `sha256-${version}` },
    }));
    /** The service worker has the files of a version. */
    const store = async (version: string) => {
      vi.stubGlobal('caches', new MemoryCaches());
      await (await caches.open('files')).put(`/sha256-${version}/.js`, new Response('entry'));
      remotes = new Remotes({ 'mf-readings': [newest!, ...others] }, 'fr', loadFeature, outcomes);
    };

    test('is replaced by the next one that the device has, which may take three seconds', async () => {
      await store('1');
      loadFeature.mockRejectedValueOnce(new LateError('slow'));
      expect(await remotes.load('mf-readings')).toBe(feature);
      expect(loads()).toEqual(['mf-readings 3 fr', 'mf-readings 1 fr']);
      expect(loadFeature.mock.calls[1]![3]).toBe(3000);
      const next = new Remotes({ 'mf-readings': [newest!, ...others] }, 'fr', loadFeature, outcomes);
      await next.load('mf-readings');
      expect(loads().at(-1)).toBe('mf-readings 3 fr'); // the network may have been at fault
    });

    test('is not replaced by one that would have to come over the same network', async () => {
      await store('other');
      loadFeature.mockRejectedValueOnce(new LateError('slow'));
      await expect(remotes.load('mf-readings')).rejects.toMatchObject({ version: newest, before: others[0] });
      expect(loads()).toEqual(['mf-readings 3 fr']);
    });
  });

  test('not if it is a developer’s, who has to see it', async () => {
    const [, first, ...others] = registry['mf-readings'];
    remotes = new Remotes({ 'mf-readings': [{ ...first!, unverified: true }, ...others] }, 'fr', loadFeature, outcomes);
    loadFeature.mockRejectedValueOnce(new Error('throws'));
    await expect(remotes.load('mf-readings')).rejects.toMatchObject({ before: release('2') });
    expect(loads()).toEqual(['mf-readings 3 fr']);
  });

  test('at the next load of the page if it throws while it is drawn, once, without blaming the next version', async () => {
    const fault = new Error('cannot be drawn');
    expect(drawn(remotes, fault)).toBe(true);
    expect(reported()).toEqual([['3', 'cannot be drawn']]);
    const next = another();
    await next.load('mf-readings');
    expect(loads()).toEqual(['mf-readings 2 fr']);
    expect(drawn(next, fault)).toBe(false);
  });

  test('not if it throws while it is drawn and nothing else fits', () => {
    const { 'mf-readings': releases } = registry;
    remotes = new Remotes({ 'mf-readings': releases.slice(0, 2) }, 'fr', loadFeature, outcomes);
    expect(drawn(remotes, new Error('cannot be drawn'))).toBe(false);
  });

  test('not if its screen was late, which may be the network’s fault', () => {
    expect(drawn(remotes, new LateError('slow'))).toBe(false);
    expect(reported()).toEqual([['3', 'slow']]);
  });
});

describe('another try', () => {
  const corrected = { 'mf-readings': [release('5'), ...registry['mf-readings']] };
  const withRegistry = (fetchRegistry: () => Promise<typeof registry>) =>
    new Remotes(registry, 'fr', loadFeature, outcomes, fetchRegistry);

  test('uses what was released since the page began', async () => {
    loadFeature.mockRejectedValue(new LateError('slow'));
    remotes = withRegistry(() => Promise.resolve(corrected));
    const error = (await remotes.load('mf-readings').catch((fault: unknown) => fault)) as RemoteError;
    expect(await remotes.refresh(error)).toBe(false); // no page of it is drawn, so the next load takes the newer one
    loadFeature.mockReset().mockResolvedValue(feature);
    await remotes.load('mf-readings');
    expect(loads()).toEqual(['mf-readings 5 fr']);
  });

  test('reloads the page if the version has pages in it and another version is to run', async () => {
    remotes = withRegistry(() => Promise.resolve(registry));
    const error = remotes.failureInUse('mf-readings', new Error('cannot be drawn'));
    expect(await remotes.refresh(error)).toBe(false);
    remotes = withRegistry(() => Promise.resolve(corrected));
    expect(await remotes.refresh(error)).toBe(true);
  });

  test('does not wait for a registry that does not load', async () => {
    const error = remotes.failureInUse('mf-readings', new Error('cannot be drawn'));
    expect(await withRegistry(() => Promise.reject(new Error('no network'))).refresh(error)).toBe(false);
    vi.useFakeTimers();
    try {
      const refreshed = withRegistry(() => new Promise(() => undefined)).refresh(error);
      await vi.advanceTimersByTimeAsync(1500);
      expect(await refreshed).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });
});

test('an error belongs to the version whose code is in its stack, and to none if the shell threw it', () => {
  const of = (file: string) =>
    Object.assign(new Error('x'), { stack: `Error: x\n    at f (https://app.example${file}:1:1)` });
  expect(remotes.thrownBy(of('/r/mf-readings/2/413.js'))).toMatchObject({
    remote: 'mf-readings',
    version: release('2'),
    inUse: true,
  });
  expect(remotes.thrownBy(of('/assets/main.js'))).toBeNull();
  expect(remotes.thrownBy('no error')).toBeNull();
});
