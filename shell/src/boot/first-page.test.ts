// @vitest-environment happy-dom
import { experiments } from '@rspack/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bootScript } from '../../../tools/bundle/boot-script.ts';
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

/** Opens a page at an address with this list of releases. Returns the files that it fetches early. */
async function open(path: string, listed: object): Promise<string[]> {
  history.replaceState(null, '', path);
  fetch.mockImplementation(async (url) => (url === '/remotes.json' ? Response.json(listed) : new Response('{}')));
  // oxlint-disable-next-line typescript/no-implied-eval -- a browser runs the built script the same way
  new Function('navigator', script)({ serviceWorker: { controller }, languages });
  await new Promise((resolve) => setTimeout(resolve, 5));
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
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/remotes.json', '/config.json']);
  const { seguiaEarly } = globalThis as unknown as { seguiaEarly: Record<string, Promise<Response>> };
  expect(await (await seguiaEarly['registry']!).json()).toHaveProperty('remotes');
});

describe('of an address without a language fetches the texts of', () => {
  const textsOf = async (path: string) =>
    (await open(path, listing())).map((file) => /texts-(\w+)/.exec(file)?.[1]).join();

  test('the device’s first language that we have, at a first visit', async () => {
    languages = ['de-DE', 'EN-GB', 'fr'];
    expect(await textsOf('/login')).toBe('en');
    languages = ['de-DE'];
    document.head.innerHTML = '';
    expect(await textsOf('/login')).toBe('fr');
  });

  test.each([
    ['cookie', () => void (document.cookie = 'seguia_locale=en')],
    ['key `lang`', () => localStorage.setItem('lang', '{"locale":"en","locale_raw":"en-GB"}')],
  ])('the %s at `/`, and French elsewhere', async (_where, store) => {
    store();
    expect(await textsOf('/')).toBe('en');
    document.head.innerHTML = '';
    languages = ['en'];
    expect(await textsOf('/login')).toBe('fr');
  });
});

test('follows the guards: who has no data server begins at /start, who has a session in the app', async () => {
  const listed = listing(release('1', '^1.11.0'), release('0', '^1.0.0'));
  expect(await open('/app/new', listed)).toContain(`${folder}start.js h-start`);
  document.head.innerHTML = '';
  withServer();
  localStorage.setItem('seguia.session', '{}');
  const app = listing(release('1', '^1.11.0', { layout: 'app', routes: ['/app', '/app/edit/:id'] }));
  expect(await open('/en/app/edit/7', app)).toContain('/assets/app.1.js sha256-app');
});

test.each(['^1.12.0', '^1.11.1', '^2.0.0', '^0.11.0', '>=1.0.0'])(
  'requests nothing of a version for doors %s, but of the one before',
  async (hostApi) => {
    withServer();
    const files = await open('/en/login', listing(release('2', hostApi), release('1', '^1.9.3')));
    expect(files.filter((file) => file.includes('/r/mf-x/2/'))).toEqual([]);
    expect(files).toContain(`${folder}entry.js h-entry`);
  },
);

test('requests nothing of a remote with a canary, nor files without a hash, nor anything where a worker serves the page', async () => {
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
  'a registry of %s harms nothing',
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
