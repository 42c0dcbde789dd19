import { experiments } from '@rspack/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bootScript } from '../../../tools/bundle/boot-script.ts';
import source from './index.ts?raw';

const script = bootScript(experiments.swc, source);
const makeWorker = () =>
  Object.assign(new EventTarget(), { controller: { postMessage: vi.fn<(message: string) => void>() } });
const reload = vi.spyOn(location, 'reload').mockReturnValue();
let worker: ReturnType<typeof makeWorker>;
let leave: AbortController;

beforeEach(() => {
  worker = makeWorker();
  leave = new AbortController();
  sessionStorage.clear();
  reload.mockClear();
  document.body.innerHTML = '<div id="root"></div><div id="not-loaded"><p>fr</p><a href="">fr</a></div>';
});

afterEach(() => leave.abort());

const frame = () => document.getElementById('not-loaded')!;

/** Opens a page at an address: the script runs in it as a browser would run it. */
function open(path: string): void {
  history.replaceState(null, '', path);
  const listen = (type: string, listener: EventListener, capture: boolean) =>
    addEventListener(type, listener, { capture, signal: leave.signal });
  // oxlint-disable-next-line typescript/no-implied-eval -- a browser runs the built script the same way
  new Function('addEventListener', 'navigator', script)(listen, { serviceWorker: worker });
}

/** An element of the page that cannot be loaded. */
function fails(element: HTMLElement): void {
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
}

const sendMessage = (data: string) => worker.dispatchEvent(new MessageEvent('message', { data }));

test.each([
  ['/app/history', 'fr', 'ltr', 'Réessayer'],
  ['/pl/app', 'pl', 'ltr', 'Spróbuj ponownie'],
  ['/ar-ma/app', 'ar-MA', 'rtl', 'إعادة المحاولة'],
  ['/AR-MA', 'ar-MA', 'rtl', 'إعادة المحاولة'],
])('%s: what to do stands there in the page’s language', (path, lang, dir, retry) => {
  open(path);
  expect([frame().lang, frame().dir, frame().querySelector('a')!.textContent]).toEqual([lang, dir, retry]);
  expect(frame().querySelector('p')!.textContent).not.toBe('fr');
});

test('a script that does not come shows it, and has the worker look at its files', () => {
  open('/en');
  expect(frame().dataset['shown']).toBeUndefined();
  fails(document.createElement('script'));
  expect(frame().dataset['shown']).toBe('');
  expect(worker.controller.postMessage.mock.calls).toEqual([['heal']]);
});

test('a picture that does not come is nothing to speak of', () => {
  open('/en');
  fails(document.createElement('img'));
  expect(frame().dataset['shown']).toBeUndefined();
  expect(worker.controller.postMessage).not.toHaveBeenCalled();
});

test('a script of a page that stands has the worker look, and leaves the page alone', () => {
  open('/en');
  document.getElementById('root')!.append(document.createElement('main'));
  fails(document.createElement('script'));
  expect(frame().dataset['shown']).toBeUndefined();
  expect(worker.controller.postMessage).toHaveBeenCalledWith('heal');
  sendMessage('whole');
  expect(reload).not.toHaveBeenCalled();
});

test('a page that does not stand reloads once its files are right, but not for ever', () => {
  open('/en');
  fails(document.createElement('script'));
  sendMessage('broken');
  expect(reload).not.toHaveBeenCalled();
  sendMessage('whole');
  sendMessage('whole');
  expect(reload).toHaveBeenCalledTimes(1);
});
