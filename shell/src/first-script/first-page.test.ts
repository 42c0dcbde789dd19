// @vitest-environment happy-dom
import { experiments } from '@rspack/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bootScript } from '../../../tools/bundle/boot-script.ts';
import { chooseLocale, cookieFor } from '@seguia/shared/i18n/choice.ts';
import { matchLocale } from '@seguia/shared/i18n/locales.ts';
import source from './first-page.ts?raw';

const texts: Record<string, [string, string]> = {
  '': ['/assets/texts-fr-json.1.js', 'sha256-fr'],
  en: ['/assets/texts-en-json.1.js', 'sha256-en'],
};
const script = bootScript(experiments.swc, source, {
  files: { texts, app: [['/assets/app.1.js', 'sha256-app']] },
  doors: '1.11.0',
});

const release = (version: string, hostApi: string, more: object = {}) => ({
  base: `/r/mf-x/${version}/`,
  entry: 'entry.js',
  hostApi,
  layout: 'init',
  routes: ['/login', '/start', '/farm/:id'],
  files: {
    'entry.js': 'h-entry',
    'a.js': 'h-a',
    'a.css': 'h-css',
    'start.js': 'h-start',
    'texts-en-json.1.js': 'h-en',
  },
  first: { '': ['a.css', 'a.js'], '/start': ['a.js', 'start.js'] },
  ...more,
});
const fetch = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
let controller: object | null;
let languages: string[];

beforeEach(() => {
  controller = null;
  languages = ['fr-FR'];
  document.cookie = 'seguia_locale=; max-age=0';
  localStorage.clear();
  document.head.innerHTML = '';
  vi.stubGlobal('fetch', fetch.mockReset());
});
afterEach(() => vi.unstubAllGlobals());

/** Lets each file that is fetched come, and those that are fetched then. */
function endEach() {
  for (let at = 0; at < document.querySelectorAll('link').length; at += 1)
    document.querySelectorAll('link')[at]!.dispatchEvent(new Event('load'));
}

/** Opens a page at an address with this list of releases. Returns the files that it fetches early. */
async function open(path: string, listed: object): Promise<string[]> {
  history.replaceState(null, '', path);
  fetch.mockImplementation(async (url) => (url === '/remotes.json' ? Response.json(listed) : new Response('{}')));
  // oxlint-disable-next-line typescript/no-implied-eval -- a browser runs the built script the same way
  new Function('navigator', script)({ serviceWorker: { controller }, languages });
  await new Promise((resolve) => setTimeout(resolve, 5));
  endEach();
  const links = [...document.querySelectorAll('link')];
  expect(links.every(({ rel, crossOrigin }) => rel === 'preload' && crossOrigin === 'anonymous')).toBe(true);
  return links.map((link) => `${link.getAttribute('href')} ${link.integrity}`);
}

const withServer = () => localStorage.setItem('seguia.server', '"http://localhost"');
const listing = (...releases: object[]) => ({ remotes: { 'mf-x': releases } });
const folder = '/r/mf-x/1/';

test('fetches texts, entry and the route’s files with their hashes, and leaves the lists to the app', async () => {
  withServer();
  expect(await open('/en/login', listing(release('1', '^1.11.0')))).toEqual([
    '/assets/texts-en-json.1.js sha256-en',
    `${folder}entry.js h-entry`,
    `${folder}a.css h-css`,
    `${folder}a.js h-a`,
    `${folder}texts-en-json.1.js h-en`,
  ]);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/remotes.json', '/config.json', '/withdrawn.json']);
  const { seguiaEarly } = globalThis as unknown as { seguiaEarly: Record<string, Promise<Response>> };
  expect(await (await seguiaEarly['registry']!).json()).toHaveProperty('remotes');
});

describe('while main.js is on its way', () => {
  const files = Object.fromEntries(['entry', 'a', 'b', 'c', 'd', 'e'].map((name) => [`${name}.js`, `h-${name}`]));
  const first = { '': Object.keys(files) };
  const remote = () =>
    [...document.querySelectorAll('link')].map(({ href }) => href.split('/r/mf-x/1/')[1]).filter(Boolean);
  beforeEach(async () => {
    withServer();
    history.replaceState(null, '', '/en/login');
    fetch.mockImplementation(async () =>
      Response.json(listing(release('1', '^1.11.0', { entry: 'entry.js', files, first }))),
    );
    // oxlint-disable-next-line typescript/no-implied-eval -- a browser runs the built script the same way
    new Function('navigator', script)({ serviceWorker: {}, languages });
    await vi.waitFor(() => expect(remote().length).toBeGreaterThan(0), { interval: 1 });
  });
  afterEach(() => void vi.restoreAllMocks());

  test.each(['load', 'error'])('fetches three of the remote’s files at a time: %s', (end) => {
    expect(remote()).toEqual(['entry.js', 'a.js', 'b.js']);
    document.querySelector('link[href$="a.js"]')!.dispatchEvent(new Event(end));
    expect(remote()).toEqual(['entry.js', 'a.js', 'b.js', 'c.js']);
  });

  test('fetches the rest at once when main.js has come', () => {
    const mainCame = [{ name: 'http://localhost/assets/main.12345678.js' }] as PerformanceEntryList;
    vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) => (type === 'resource' ? mainCame : []));
    document.querySelector('link[href$="a.js"]')!.dispatchEvent(new Event('load'));
    expect(remote()).toEqual(['entry.js', 'a.js', 'b.js', 'c.js', 'd.js', 'e.js']);
  });
});

describe('fetches the texts of the language that the app will choose', () => {
  const visits = ['/', '/login', '/en/login'].flatMap((path) =>
    [null, 'en', 'fr', 'de'].flatMap((cookie) =>
      [null, 'en', 'de'].flatMap((stored) =>
        [['de-DE', 'EN-GB', 'fr'], ['en_GB'], ['de'], ['fr-FR', 'en']].map((tags) => ({ path, cookie, stored, tags })),
      ),
    ),
  );

  test.each(visits)('$path, cookie $cookie, stored $stored, device $tags', async ({ path, cookie, stored, tags }) => {
    languages = tags;
    if (cookie) document.cookie = cookieFor(cookie).replace('=fr', `=${cookie}`);
    if (stored) localStorage.setItem('lang', JSON.stringify({ locale: stored, locale_raw: stored }));
    const [file = ''] = await open(path, listing());
    const visit = { path, cookies: document.cookie, stored: stored && matchLocale(stored), languages };
    // Here the app has French and English alone.
    const { locale } = chooseLocale(visit);
    expect(file).toContain(`texts-${locale}-`);
  });
});

test('loads the browser’s language data for dates while nobody waits, before a page that writes some', async () => {
  const gather = vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf');
  withServer();
  await open('/en/login', listing());
  expect(gather).not.toHaveBeenCalled();
  localStorage.setItem('seguia.session', '{}');
  await open('/en/app/new', listing());
  expect(gather).toHaveBeenCalled();
  gather.mockRestore();
});

test('follows the guards: without a data server it begins at /start, with a session in the app', async () => {
  const listed = listing(release('1', '^1.11.0'), release('0', '^1.0.0'));
  expect(await open('/app/new', listed)).toContain(`${folder}start.js h-start`);
  document.head.innerHTML = '';
  withServer();
  localStorage.setItem('seguia.session', '{}');
  const app = listing(release('1', '^1.11.0', { layout: 'app', routes: ['/app', '/app/edit/:id'] }));
  expect(await open('/en/app/edit/7', app)).toContain('/assets/app.1.js sha256-app');
});

test.each(['^1.12.0', '^1.11.1', '^2.0.0', '^0.11.0', '>=1.0.0'])(
  'requests the version before, not a version for doors %s',
  async (hostApi) => {
    withServer();
    const files = await open('/en/login', listing(release('2', hostApi), release('1', '^1.9.3')));
    expect(files.filter((file) => file.includes('/r/mf-x/2/'))).toEqual([]);
    expect(files).toContain(`${folder}entry.js h-entry`);
  },
);

test('requests nothing of a remote with a canary, of files without a hash, or where a worker serves the page', async () => {
  withServer();
  const own = (files: string[]) => files.filter((file) => file.startsWith('/r/'));
  const canary = { canary: { 'mf-x': { percent: 10 } }, ...listing(release('1', '^1.11.0')) };
  expect(own(await open('/en/login', canary))).toEqual([]);
  expect(own(await open('/en/login', listing(release('1', '^1.11.0', { files: {} }))))).toEqual([]);
  document.head.innerHTML = '';
  controller = {};
  fetch.mockReset();
  expect(await open('/en/login', listing(release('1', '^1.11.0')))).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});

test.each([['null'], ['[]'], ['{"remotes":{"mf-x":[null]}}'], ['{"remotes":{"mf-x":[{}]}}'], ['<html>']])(
  'survives a registry of %s',
  async (text) => {
    withServer();
    fetch.mockImplementation(async () => new Response(text));
    history.replaceState(null, '', '/en/login');
    // oxlint-disable-next-line typescript/no-implied-eval -- a browser runs the built script the same way
    new Function('navigator', script)({ languages });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([texts['en']![0]]);
  },
);
