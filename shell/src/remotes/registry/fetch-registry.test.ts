// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryCaches } from '../../../testing/sw/memory-caches.ts';
import { fetchRegistry } from './fetch-registry.ts';
import type { Release } from './registry.ts';

const release = (version: string, route = '/app/new'): Release => ({
  version,
  base: `/r/mf-readings/${version}/`,
  entry: 'remoteEntry.1.js',
  hostApi: '^2.1.0',
  layout: 'app',
  routes: [route],
  files: { 'remoteEntry.1.js': `sha256-${'A'.repeat(43)}=` },
});
const listed = (readings: unknown[]) =>
  Response.json({ remotes: { 'mf-auth': [release('7', '/login')], 'mf-readings': readings } });
const onFault = vi.fn<(error: unknown) => void>();
const answering = (answer: () => Response | Promise<Response>) => {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const start = () => fetchRegistry('/remotes.json', onFault);

beforeEach(() => {
  onFault.mockReset();
  vi.stubGlobal('caches', new MemoryCaches());
  vi.stubGlobal('__HOST_API__', '2.1.0');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('fetches the registry past the browser’s cache', async () => {
  const fetch = answering(() => listed([release('1')]));
  expect(await start()).toEqual({ 'mf-auth': [release('7', '/login')], 'mf-readings': [release('1')] });
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/remotes.json', { cache: 'no-cache' });
});

test('a device in a canary loads it first at every start, until it is removed', async () => {
  const canary = { 'mf-readings': { percent: 10, release: release('2') } };
  const remotes = { 'mf-readings': [release('1')] };
  const versions = async () => (await start())['mf-readings']!.map(({ version }) => version);
  vi.spyOn(Math, 'random').mockReturnValue(0.05);
  answering(() => Response.json({ remotes, canary }));
  expect([await versions(), await versions()]).toEqual([
    ['2', '1'],
    ['2', '1'],
  ]);
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await versions()).toEqual(['2', '1']);
  answering(() => Response.json({ remotes }));
  expect(await versions()).toEqual(['1']);
});

test('a check of signatures leaves its refusals out, and a list that was stored without it does not count', async () => {
  answering(() => listed([release('2'), release('1')]));
  await start();
  const check = vi.fn(async (json: string) => {
    const { remotes } = JSON.parse(json) as { remotes: Record<string, Release[]> };
    return JSON.stringify({ remotes: { ...remotes, 'mf-readings': [release('1')] } });
  });
  const found = await fetchRegistry('/remotes.json', onFault, check);
  expect(found['mf-readings']).toEqual([release('1')]);
  check.mockRejectedValue(new Error('not signed'));
  expect((await fetchRegistry('/remotes.json', onFault, check))['mf-readings']).toEqual([release('1')]);
  vi.stubGlobal('caches', new MemoryCaches());
  await start();
  await expect(fetchRegistry('/remotes.json', onFault, check)).rejects.toThrow('not signed');
});

describe('a registry that is', () => {
  const faults: [string, () => Response | Promise<Response>][] = [
    ['an error', () => new Response('{}', { status: 500 })],
    ['a page', () => new Response('<html>')],
    ['something else', () => Response.json({})],
    ['a list that is none', () => Response.json({ remotes: { 'mf-readings': {} } })],
    ['refused in every entry', () => Response.json({ remotes: { 'mf-readings': [{}] } })],
    ['not there, without network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['stalled', () => new Promise(() => undefined)],
  ];

  test.each(faults)('%s is replaced by the last good one within 3 s, and reported', async (_, answer) => {
    answering(() => listed([release('1')]));
    const good = await start();
    vi.useFakeTimers();
    answering(answer);
    const found = start();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await found).toEqual(good);
    expect(onFault).toHaveBeenCalledOnce();
  });

  test.each(faults)('%s fails the start within 12 s without a last good one', async (_, answer) => {
    vi.useFakeTimers();
    answering(answer);
    const failed = vi.fn<(error: unknown) => void>();
    start().catch(failed);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(failed).toHaveBeenCalledOnce();
  });
});

describe('one bad entry', () => {
  test('is refused and reported, and the rest is used', async () => {
    answering(() => listed([{ ...release('1'), files: {} }]));
    const { 'mf-auth': auth, 'mf-readings': readings } = await start();
    expect(auth).toEqual([release('7', '/login')]);
    expect(readings).toMatchObject([{ refused: 'mf-readings 1 is refused: look at files', routes: ['/app/new'] }]);
    expect(onFault).toHaveBeenCalledExactlyOnceWith(new Error('mf-readings 1 is refused: look at files'));
  });

  test('is replaced by the last good entry of its remote, start after start', async () => {
    answering(() => listed([release('1')]));
    await start();
    answering(() => listed([{ version: '2' }]));
    for (let begun = 0; begun < 2; begun += 1) expect(await start()).toMatchObject({ 'mf-readings': [release('1')] });
  });
});

describe('an entry that claims another’s route', () => {
  const thief = { ...release('9'), routes: ['/login', '/app/new', '/app/stock'] };
  const claiming = () => Response.json({ remotes: { 'mf-auth': [thief], 'mf-readings': [release('1')] } });

  test('does not get it, start after start, and serves the rest', async () => {
    answering(() => listed([release('1')]));
    await start();
    answering(claiming);
    for (let begun = 0; begun < 2; begun += 1) {
      const { 'mf-auth': auth, 'mf-readings': readings } = await start();
      expect(auth).toEqual([{ ...thief, routes: ['/login', '/app/stock'] }]);
      expect(readings).toEqual([release('1')]);
    }
  });

  test('is reported', async () => {
    answering(claiming);
    await start();
    expect(onFault.mock.calls).toEqual([[new Error("mf-readings claims /app/new, which is mf-auth's")]]); // the first listed, on a first visit
  });
});
