import { afterEach, describe, expect, test, vi } from 'vitest';
import { type ConfigError, defaults, fetchConfig, parseConfig } from './config.ts';

describe('config.json', () => {
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
    { remotes: '/other.json', remoteOverrides: ['https://a.example', 'http://localhost:3001'] },
  ])('%j is taken, and the defaults fill in the rest', (own) => {
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
    ['{"errorReportingCap": 101}', 'errorReportingCap'],
    ['{"errorReportingCap": 0}', 'errorReportingCap'],
    ['{"errorReporting": "no address"}', 'errorReporting'],
    ['{"startDelai": 1000}', 'startDelai'],
    ['{"toString": 1}', 'toString'],
    ['{"remoteOverrides": true}', 'remoteOverrides'],
    ['{"remoteOverrides": ["https://a.example/r"]}', 'remoteOverrides'],
    ['{"remoteOverrides": ["https://a.example", "no address"]}', 'remoteOverrides'],
    ['{"remoteOverrides": ["https://a.example", ["https://b.example"]]}', 'remoteOverrides'],
    ['<!doctype html>', 'config.json'],
    ['[]', 'config.json'],
    ['null', 'config.json'],
    ['5', 'config.json'],
  ])('%s is refused, naming %s', (text, key) => {
    expect(() => parseConfig(text)).toThrow(
      expect.objectContaining({ name: 'ConfigError', key, message: `config.json: ${key}` }) as ConfigError,
    );
  });
});

describe('reading config.json', () => {
  afterEach(() => vi.unstubAllGlobals());
  const answering = (answer: () => Response | Promise<Response>) => {
    const fetch = vi.fn(async () => answer());
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };

  test('the file beside the page is read', async () => {
    const fetch = answering(() => new Response('{"startDelay": 5}'));
    expect(await fetchConfig()).toEqual({ ...defaults, startDelay: 5 });
    expect(fetch).toHaveBeenCalledWith('/config.json');
  });

  test.each([
    ['no such file', () => new Response('{"startDelay": 5}', { status: 404 })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s: the defaults', async (_, answer) => {
    answering(answer);
    expect(await fetchConfig()).toEqual(defaults);
  });

  test('a gateway’s page in its place is refused', async () => {
    answering(() => new Response('<p>Bad gateway</p>', { status: 502 }));
    await expect(fetchConfig()).rejects.toThrow('config.json');
  });
});
