// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createModuleLoader } from './container.ts';

const loadModule = createModuleLoader({ react: {} });

const entry = { url: 'http://localhost/r/mf-x/1/remoteEntry.1.js', hash: 'sha256-AAAA' };
const page = globalThis as { mf_x?: unknown };

/** The entry's script. It does not run: each test decides what happens to it. */
let entryScript: HTMLScriptElement;
const script = () => entryScript;

beforeEach(() => {
  vi.spyOn(document.head, 'append').mockImplementation((element) => void (entryScript = element as HTMLScriptElement));
});
afterEach(() => {
  vi.restoreAllMocks();
  page.mf_x = undefined;
});

test('runs the entry with its hash, gives it what is shared, and gives the module', async () => {
  const init = vi.fn();
  const loading = loadModule('mf-x', './feature', entry);
  expect([script().src, script().integrity, script().crossOrigin]).toEqual([entry.url, entry.hash, 'anonymous']);
  page.mf_x = { init, get: async (module: string) => () => ({ default: module }) };
  script().dispatchEvent(new Event('load'));
  expect(script().dataset['rspack']).toBe('mf-x:entry');
  expect(await loading).toEqual({ default: './feature' });
  expect(init).toHaveBeenCalledExactlyOnceWith({ react: {} });
});

test('says what the entry threw, and does not take an earlier version’s container for its own', async () => {
  page.mf_x = { init: () => undefined, get: async () => () => 'earlier' };
  const loading = loadModule('mf-x', './feature', entry);
  dispatchEvent(Object.assign(new Event('error'), { filename: entry.url, error: new Error('broken release') }));
  script().dispatchEvent(new Event('load'));
  await expect(loading).rejects.toThrow('broken release');
  const silent = loadModule('mf-x', './feature', entry);
  script().dispatchEvent(new Event('load'));
  await expect(silent).rejects.toThrow('leaves no container');
});

test('fails when the entry does not come, or is ended; its script is not awaited any more then', async () => {
  const missing = loadModule('mf-x', './feature', entry);
  const remove = vi.spyOn(script(), 'remove');
  script().dispatchEvent(new Event('error'));
  await expect(missing).rejects.toThrow('did not come whole');
  expect(remove).toHaveBeenCalledOnce();
});
