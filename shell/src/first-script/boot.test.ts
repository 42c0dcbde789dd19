// @vitest-environment happy-dom
import { experiments } from '@rspack/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bootScript } from '../../../tools/bundle/boot-script.ts';
import source from './index.ts?raw';

const script = bootScript(experiments.swc, source);
const makeWorker = () =>
  Object.assign(new EventTarget(), { controller: { postMessage: vi.fn<(message: string) => void>() } });
const reload = vi.spyOn(location, 'reload').mockReturnValue();
let worker: ReturnType<typeof makeWorker>;
let leave: AbortController;
const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  worker = makeWorker();
  leave = new AbortController();
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('fetch', fetch.mockReset().mockRejectedValue(new TypeError('Failed to fetch')));
  document.body.innerHTML = '<div id="root"></div><div id="not-loaded"><p>fr</p><a href="">fr</a></div>';
});

afterEach(() => {
  leave.abort();
  vi.unstubAllGlobals();
});

const frame = () => document.getElementById('not-loaded')!;

/** Opens a page at an address: the script runs in it as in a browser. */
function open(path: string): void {
  history.replaceState(null, '', path);
  const listen = (type: string, listener: EventListener, capture: boolean) =>
    addEventListener(type, listener, { capture, signal: leave.signal });
  // oxlint-disable-next-line typescript/no-implied-eval -- a browser runs the built script the same way
  new Function('addEventListener', 'navigator', script)(listen, { serviceWorker: worker });
}

/** Adds an element to the page that cannot be loaded. */
function fails(element: HTMLElement): void {
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
}

const sendMessage = (data: string) => worker.dispatchEvent(new MessageEvent('message', { data }));

test('a script that does not load shows the page, and has the worker check its files', () => {
  open('/en');
  expect(frame().dataset['shown']).toBeUndefined();
  fails(document.createElement('script'));
  expect(frame().dataset['shown']).toBe('');
  expect(worker.controller.postMessage.mock.calls).toEqual([['heal']]);
});

test('a picture that does not load is ignored', () => {
  open('/en');
  fails(document.createElement('img'));
  expect(frame().dataset['shown']).toBeUndefined();
  expect(worker.controller.postMessage).not.toHaveBeenCalled();
});

test('a script that fails once the app runs is left to the app', () => {
  open('/en');
  document.getElementById('root')!.dataset['app'] = 'runs';
  fails(document.createElement('script'));
  expect(frame().dataset['shown']).toBeUndefined();
  expect(worker.controller.postMessage).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
  sendMessage('whole');
  expect(reload).not.toHaveBeenCalled();
});

test('a page that does not work reloads once its files are right, but not for ever', () => {
  open('/en');
  fails(document.createElement('script'));
  sendMessage('broken');
  expect(reload).not.toHaveBeenCalled();
  sendMessage('whole');
  sendMessage('whole');
  expect(reload).toHaveBeenCalledTimes(1);
});

describe('a script that was cut on its way', () => {
  /** Cuts the page's script, as a browser's cache may store it for a year. */
  const cut = () => {
    const script = document.createElement('script');
    Object.defineProperty(script, 'src', { value: 'https://app.test/main.js' });
    Object.defineProperty(script, 'integrity', { value: 'sha384-1' });
    fails(script);
  };

  test('is fetched past the browser’s cache, and the page starts anew once it is complete', async () => {
    fetch.mockResolvedValue(new Response('whole'));
    open('/en');
    cut();
    expect(fetch.mock.calls).toEqual([['https://app.test/main.js', { cache: 'reload', integrity: 'sha384-1' }]]);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  test('leaves the page as it is if it does not get better', async () => {
    open('/en');
    cut();
    fetch.mockResolvedValue(new Response('none', { status: 404 }));
    cut();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(reload).not.toHaveBeenCalled();
    expect(frame().dataset['shown']).toBe('');
  });
});
