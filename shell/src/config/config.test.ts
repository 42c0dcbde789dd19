// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ConfigError, defaults, fetchConfig, parseConfig } from './config.ts';
import { MemoryStorage } from '@seguia/testing/memory-storage';
import { MemoryCaches } from '../../testing/sw/memory-caches.ts';

describe('config.json', () => {
  // Specification 9: startup delay: 1000 ms
  // Specification 9: session restore: 3 retries, backoff 500 ms
  test('every constant of the specification is the default', () => {
    expect(parseConfig('{}')).toEqual(defaults);
    expect(defaults).toMatchObject({
      startDelay: 1000,
      restoreRetries: 3,
      restoreBackoff: 500,
      farmsPageSize: 25,
      reloadGuard: 10_000,
      errorReportingCap: 10,
    });
  });

  test.each([
    { domainSuffix: '.seguia.example' },
    { startDelay: 0, restoreRetries: 0, restoreBackoff: 0, reloadGuard: 0 },
    { startDelay: 60_000, restoreRetries: 20, restoreBackoff: 60_000, reloadGuard: 3_600_000 },
    { farmsPageSize: 1, errorReportingCap: 1 },
    { farmsPageSize: 200, errorReportingCap: 100 },
    { errorReporting: 'https://errors.example/1' },
    { errorReporting: null, remoteOverrides: null },
    { versionReports: 'https://releases.farm.example/v1/version-reports' },
    { releaseKeys: {} },
    { releaseKeys: { 'mf-auth': [`${'A'.repeat(43)}=`, `${'b'.repeat(43)}=`], 'mf-readings': [] } },
    { remotes: '/other.json', remoteOverrides: ['https://a.example', 'http://localhost:3001'] },
  ])('accepts %j, and fills in the defaults', (own) => {
    expect(parseConfig(JSON.stringify(own))).toEqual({ ...defaults, ...own });
  });

  test.each([
    ['{"domainSuffix": "seguia.example"}', 'domainSuffix'],
    ['{"domainSuffix": [".seguia.example"]}', 'domainSuffix'],
    ['{"startDelay": "1000"}', 'startDelay'],
    ['{"startDelay": 0.5}', 'startDelay'],
    ['{"startDelay": -1}', 'startDelay'],
    ['{"startDelay": 60001}', 'startDelay'],
    ['{"remotes": ""}', 'remotes'],
    ['{"remotes": ["/remotes.json"]}', 'remotes'],
    // Specification 9: error reporting: allowed range 1 to 100
    ['{"errorReportingCap": 101}', 'errorReportingCap'],
    ['{"errorReportingCap": 0}', 'errorReportingCap'],
    ['{"errorReporting": "no address"}', 'errorReporting'],
    ['{"versionReports": true}', 'versionReports'],
    ['{"startDelai": 1000}', 'startDelai'],
    ['{"toString": 1}', 'toString'],
    ['{"remoteOverrides": true}', 'remoteOverrides'],
    ['{"remoteOverrides": ["https://a.example/r"]}', 'remoteOverrides'],
    ['{"remoteOverrides": ["https://a.example", "no address"]}', 'remoteOverrides'],
    ['{"remoteOverrides": ["https://a.example", ["https://b.example"]]}', 'remoteOverrides'],
    ['{"releaseKeys": ["mf-auth"]}', 'releaseKeys'],
    ['{"releaseKeys": {"mf-auth": "AAAA"}}', 'releaseKeys'],
    ['{"releaseKeys": {"mf-auth": ["AAAA"]}}', 'releaseKeys'],
    ['<!doctype html>', 'config.json'],
    ['[]', 'config.json'],
    ['null', 'config.json'],
    ['5', 'config.json'],
  ])('refuses %s, naming %s', (text, key) => {
    expect(() => parseConfig(text)).toThrow(
      expect.objectContaining({ name: 'ConfigError', key, message: `config.json: ${key}` }) as ConfigError,
    );
  });
});

describe('reading config.json', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const onFault = vi.fn<(error: unknown) => void>();
  beforeEach(() => {
    onFault.mockReset();
    vi.stubGlobal('caches', new MemoryCaches());
    vi.stubGlobal('localStorage', new MemoryStorage());
  });
  const answering = (answer: () => Response | Promise<Response>) => {
    const fetch = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(async () => answer());
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };
  const good = () => new Response('{"startDelay": 5}');
  /** Waits until what continues after a start has ended. */
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
  const never = () => new Promise<Response>(() => undefined);
  /** A device that has started once, with `startDelay` 5. */
  async function startedOnce() {
    answering(good);
    await fetchConfig(onFault);
  }

  test('reads the file beside the page', async () => {
    const fetch = answering(good);
    expect(await fetchConfig(onFault)).toEqual({ ...defaults, startDelay: 5 });
    expect(fetch).toHaveBeenCalledWith('/config.json');
  });

  test('uses the defaults without such a file, also offline', async () => {
    answering(() => new Response('{"startDelay": 5}', { status: 404 }));
    expect(await fetchConfig(onFault)).toEqual(defaults);
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await fetchConfig(onFault)).toEqual(defaults);
  });

  test('uses the last good file at once, and the newer one from the next start on', async () => {
    await startedOnce();
    answering(() => new Response('{"startDelay": 6}'));
    expect(await fetchConfig(onFault)).toMatchObject({ startDelay: 5 });
    await settled();
    answering(never);
    expect(await fetchConfig(onFault)).toMatchObject({ startDelay: 6 });
    expect(onFault).not.toHaveBeenCalled();
  });

  test('fetches a file past a cache that spoilt it', async () => {
    const fetch = answering(good).mockResolvedValueOnce(new Response('{"startDel'));
    expect(await fetchConfig(onFault)).toMatchObject({ startDelay: 5 });
    expect(fetch).toHaveBeenLastCalledWith('/config.json', { cache: 'reload' });
  });

  test.each([
    ['an error', () => new Response('{}', { status: 500 })],
    ['a gateway’s page', () => new Response('<p>Bad gateway</p>')],
    ['a malformed key', () => new Response('{"startDelai": 5}')],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s: uses the last good file and reports the fault; refuses the start without one', async (_, answer) => {
    answering(answer);
    await expect(fetchConfig(onFault)).rejects.toThrow(/config\.json|Failed to fetch/);
    await startedOnce();
    answering(answer);
    expect(await fetchConfig(onFault)).toMatchObject({ startDelay: 5 });
    await vi.waitFor(() => expect(onFault).toHaveBeenCalledOnce());
    answering(good);
    expect(await fetchConfig(onFault)).toMatchObject({ startDelay: 5 });
  });

  test('uses the last good file at once if the server stalls; without one the start fails after 12 s', async () => {
    vi.useFakeTimers();
    answering(never);
    const [first, failed] = [fetchConfig(onFault), vi.fn<(error: unknown) => void>()];
    first.catch(failed);
    await vi.advanceTimersByTimeAsync(11_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(new Error('/config.json did not come in 12000 ms'));
    await startedOnce();
    answering(never);
    expect(await fetchConfig(onFault)).toMatchObject({ startDelay: 5 });
  });

  test('waits for no cache: the file in localStorage counts, or the fetched one', async () => {
    vi.stubGlobal('caches', { open: never });
    const soon = () => Promise.race([fetchConfig(onFault), new Promise((resolve) => setTimeout(resolve, 500))]);
    answering(good);
    expect(await soon()).toMatchObject({ startDelay: 5 });
    answering(never);
    expect(await soon()).toMatchObject({ startDelay: 5 });
  });

  test('finds the file that an older release stored in a cache alone', async () => {
    await startedOnce();
    localStorage.clear();
    answering(never);
    expect(await fetchConfig(onFault)).toMatchObject({ startDelay: 5 });
  });

  test('stores the file in a cache too, for an older release that comes back', async () => {
    await startedOnce();
    await settled();
    const stored = await (await caches.open('last-good')).match('/~last-good/%2Fconfig.json');
    expect(await stored?.json()).toMatchObject({ startDelay: 5 });
  });

  test('stores nothing that the deployment does not name, which an older release may not know', async () => {
    answering(() => new Response('{"startDelay": 5, "restoreRetries": 3}'));
    await fetchConfig(onFault);
    await settled();
    expect(localStorage.getItem('/~last-good/%2Fconfig.json')).toBe('{"startDelay":5}');
  });

  test('works in a browser that stores nothing', async () => {
    vi.stubGlobal('caches', undefined);
    vi.stubGlobal('localStorage', undefined);
    answering(good);
    expect(await fetchConfig(onFault)).toMatchObject({ startDelay: 5 });
  });
});
