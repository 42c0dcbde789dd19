import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FailedFiles } from './failed-files.ts';

const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

const files = new FailedFiles();
beforeAll(() => files.listen());
beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    fetch.mockReset().mockImplementation(async () => new Response('whole')),
  );
});
afterEach(async () => {
  await files.arrivedSince('');
  vi.unstubAllGlobals();
});

/** An element of the page that fails; it has no attributes, by which the test's browser would load it. */
function fails(tag: 'script' | 'link' | 'img', properties: object): void {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) Object.defineProperty(element, name, { value });
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
  element.remove();
}

const script = { src: 'https://app.test/r/mf-auth/1/entry.js', integrity: 'sha256-1' };

test.each([
  ['script', script, script.src],
  [
    'link',
    { rel: 'stylesheet', href: 'https://app.test/r/mf-auth/1/a.css', integrity: 'sha256-1' },
    'https://app.test/r/mf-auth/1/a.css',
  ],
] as const)('a %s that fails is fetched at once, past the cache and held to its hash', async (tag, properties, url) => {
  fails(tag, properties);
  expect(fetch.mock.calls).toEqual([[url, expect.objectContaining({ cache: 'reload', integrity: 'sha256-1' })]]);
  expect(await files.arrivedSince('https://app.test/r/mf-auth/')).toBe(true);
});

test('a picture, and a link that is no style sheet, are not', () => {
  fails('img', { src: 'https://app.test/a.png' });
  fails('link', { rel: 'icon', href: 'https://app.test/a.svg' });
  expect(fetch).not.toHaveBeenCalled();
});

test('only what is whole now says that a second try will do, once', async () => {
  fetch.mockResolvedValueOnce(new Response('gone', { status: 404 }));
  fails('script', script);
  expect(await files.arrivedSince('')).toBe(false);
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch')); // as for a body that is not what the hash says
  fails('script', script);
  expect(await files.arrivedSince('')).toBe(false);
  fails('script', script);
  expect(await files.arrivedSince('https://app.test/r/mf-readings/')).toBe(false);
  expect(await files.arrivedSince('https://app.test/r/mf-auth/')).toBe(true);
  expect(await files.arrivedSince('https://app.test/r/mf-auth/')).toBe(false);
});
