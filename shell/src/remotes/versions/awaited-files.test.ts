// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { endAwaitedFiles, fetchAwaited } from './awaited-files.ts';

/** The signal of a try that is not given up. */
const still = new AbortController().signal;

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

test('an awaited file of a remote fails, so that another try fetches it, and nothing else of the page is affected', () => {
  document.head.innerHTML = `<script type="text/plain" data-rspack="mf-late:chunk-1"></script><link data-rspack="mf-late:chunk-2" data-rspack-loading="1">
<link rel="stylesheet" data-rspack="mf-late:chunk-3"><script type="text/plain" data-rspack="mf-late:entry"></script><script type="text/plain" data-rspack="mf-later:chunk-1"></script>`;
  const page = vi.fn();
  addEventListener('error', page, true);
  const failed: (string | null)[] = [];
  for (const file of document.head.children)
    file.addEventListener('error', () => failed.push(file.getAttribute('data-rspack')));
  const awaited = endAwaitedFiles('mf-late');
  removeEventListener('error', page, true);
  expect(failed).toEqual(['mf-late:chunk-1', 'mf-late:chunk-2', 'mf-late:entry']);
  expect(page).not.toHaveBeenCalled();
  expect(document.head.children).toHaveLength(2);
  expect(awaited).toHaveLength(3);
});

test('fetches an awaited file past the cache, checked by its hash, and begins another try once it is there', async () => {
  const file = Promise.withResolvers<Response>();
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() => file.promise);
  vi.stubGlobal('fetch', fetch);
  const url = 'https://app.test/r/mf-late/1/chunk.js';
  let isHere = false;
  const fetched = (async () => {
    await fetchAwaited([{ url, integrity: 'sha256-1', ended: new Promise(() => {}) }], still);
    expect(isHere).toBe(true);
  })();
  expect(fetch.mock.calls).toEqual([[url, expect.objectContaining({ cache: 'reload', integrity: 'sha256-1' })]]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  isHere = true;
  file.resolve(new Response('whole'));
  await fetched;
});

test('begins another try also if the file cannot be fetched, and if the first request ends after all', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await fetchAwaited([{ url: '/a.js', integrity: '', ended: new Promise(() => {}) }], still);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  document.head.innerHTML = '<script type="text/plain" data-rspack="mf-late:chunk-1"></script>';
  const script = document.head.firstElementChild!;
  const done = fetchAwaited(endAwaitedFiles('mf-late'), still);
  script.dispatchEvent(new Event('load'));
  await done;
});
