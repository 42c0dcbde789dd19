// @vitest-environment happy-dom
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

/** Makes an element of the page fail. It has no attributes, because the test's browser would load it then. */
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
] as const)('fetches a failed %s at once, past the cache and checked by its hash', async (tag, properties, url) => {
  fails(tag, properties);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(fetch.mock.calls).toEqual([[url, expect.objectContaining({ cache: 'reload', integrity: 'sha256-1' })]]);
  expect(await files.arrivedSince('https://app.test/r/mf-auth/')).toBe(true);
});

test('the service worker repairs its files first, once for all that failed together', async () => {
  const controller = { postMessage: vi.fn<(message: string) => void>() };
  const worker = Object.assign(new EventTarget(), { controller });
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: worker } }));
  fails('script', script);
  fails('script', { ...script, src: 'https://app.test/r/mf-auth/1/chunk.js' });
  expect(controller.postMessage.mock.calls).toEqual([['heal']]);
  expect(fetch).not.toHaveBeenCalled();
  worker.dispatchEvent(new MessageEvent('message', { data: 'whole' }));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
});

test('does not fetch a picture, or a link that is no style sheet', async () => {
  fails('img', { src: 'https://app.test/a.png' });
  fails('link', { rel: 'icon', href: 'https://app.test/a.svg' });
  await files.arrivedSince('');
  expect(fetch).not.toHaveBeenCalled();
});

test('suggests a second try once, and only after a repair', async () => {
  fetch.mockResolvedValueOnce(new Response('gone', { status: 404 }));
  fails('script', script);
  expect(await files.arrivedSince('')).toBe(false);
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch')); // as for a body that does not match its hash
  fails('script', script);
  expect(await files.arrivedSince('')).toBe(false);
  fails('script', script);
  expect(await files.arrivedSince('https://app.test/r/mf-readings/')).toBe(false);
  expect(await files.arrivedSince('https://app.test/r/mf-auth/')).toBe(true);
  expect(await files.arrivedSince('https://app.test/r/mf-auth/')).toBe(false);
});
