// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { Registry, Release } from './registry.ts';
import { fetchWithdrawn, withoutWithdrawn } from './withdrawn.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const release = (version: string) => ({ version }) as Release;
const registry: Registry = { 'mf-a': [release('2'), release('1')], 'mf-b': [release('1')] };

test('a withdrawn version is left out, and a remote that has no other', () => {
  expect(withoutWithdrawn(registry, {})).toEqual(registry);
  expect(withoutWithdrawn(registry, { 'mf-a': ['2', '9'], 'mf-c': ['1'] })).toEqual({
    ...registry,
    'mf-a': [release('1')],
  });
  expect(withoutWithdrawn(registry, { 'mf-b': ['1'] })).toEqual({ 'mf-a': registry['mf-a'] });
});

test('the list is fetched past the cache, beside the registry', async () => {
  const fetch = vi.fn(() => Promise.resolve(Response.json({ 'mf-a': ['2'] })));
  vi.stubGlobal('fetch', fetch);
  expect(await fetchWithdrawn('https://cdn.example/lists/remotes.json')).toEqual({ 'mf-a': ['2'] });
  expect(fetch).toHaveBeenCalledWith(new URL('https://cdn.example/lists/withdrawn.json'), { cache: 'no-cache' });
});

test.each<[string, () => Promise<Response>]>([
  ['is missing', () => Promise.resolve(new Response('Not found', { status: 404 }))],
  ['is a page of a portal', () => Promise.resolve(new Response('<html>'))],
  ['is empty', () => Promise.resolve(Response.json(null))],
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a list that %s withdraws nothing', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await fetchWithdrawn('/remotes.json')).toEqual({});
});

test('a list that names something else than versions withdraws nothing', () => {
  expect(withoutWithdrawn(registry, { 'mf-a': 'all' } as unknown as Record<string, string[]>)).toEqual(registry);
});

test.each<[string, () => Promise<Response>]>([
  ['is silent', () => new Promise(() => {})],
  ['stops in the middle of its answer', async () => new Response(new ReadableStream())],
])('a start waits for a second at most where the server %s', async (_, answer) => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
  const found = fetchWithdrawn('/remotes.json');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await found).toEqual({});
  vi.useRealTimers();
});

test('a list that was asked for before the app was loaded is not asked for again', async () => {
  const fetch = vi.fn<() => Promise<Response>>(async () => Response.json({ 'mf-b': ['1'] }));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('seguiaEarly', { withdrawn: Promise.resolve(Response.json({ 'mf-a': ['2'] })) });
  expect(await fetchWithdrawn('/remotes.json')).toEqual({ 'mf-a': ['2'] });
  expect(fetch).not.toHaveBeenCalled();
  expect(await fetchWithdrawn('/remotes.json')).toEqual({ 'mf-b': ['1'] });
});
