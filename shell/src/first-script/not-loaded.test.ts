// @vitest-environment happy-dom
// What index.html shows if the app does not load.
import { experiments } from '@rspack/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bootScript } from '../../../tools/bundle/boot-script.ts';
import { cookieFor } from '@seguia/shared/i18n/choice.ts';
import source from './first-page.ts?raw';

const script = bootScript(experiments.swc, source);
let languages: string[];

beforeEach(() => {
  document.body.innerHTML = '<div id="not-loaded"><p>fr</p><a href="">fr</a></div>';
  document.cookie = 'seguia_locale=; path=/; max-age=0';
  localStorage.clear();
  languages = ['fr-FR'];
});
afterEach(() => void vi.restoreAllMocks());

/** Opens a page of an installed app, which has a service worker. */
function open(path: string): void {
  history.replaceState(null, '', path);
  // oxlint-disable-next-line typescript/no-implied-eval -- a browser runs the built script the same way
  new Function('navigator', script)({ serviceWorker: { controller: {} }, languages });
}

const shown = () => {
  const frame = document.getElementById('not-loaded')!;
  expect(frame.querySelector('p')!.textContent).not.toBe('fr');
  return [frame.lang, frame.dir, frame.querySelector('a')!.textContent];
};
const arabic = ['ar-MA', 'rtl', 'إعادة المحاولة'];
const french = ['fr', 'ltr', 'Réessayer'];

test.each([
  ['/app/history', french],
  ['/pl/app', ['pl', 'ltr', 'Spróbuj ponownie']],
  ['/ar-ma/app', arabic],
  ['/AR-MA', arabic],
])('%s: the page says what to do in the language of the address', (path, words) => {
  open(path);
  expect(shown()).toEqual(words);
});

test('the page says it in the person’s language at /, where an installed app begins', () => {
  document.cookie = cookieFor('ar-MA');
  open('/');
  expect(shown()).toEqual(arabic);
});

test('the page says it in the stored language where the cookie is gone, and in the device’s without either', () => {
  localStorage.setItem('lang', JSON.stringify({ locale: 'ar-MA', locale_raw: 'ar' }));
  languages = ['pl-PL'];
  open('/');
  expect(shown()).toEqual(arabic);
  localStorage.clear();
  open('/');
  expect(shown()[0]).toBe('pl');
});

test('the page says it in the device’s language where the browser refuses to read what is stored', () => {
  languages = ['ar-EG'];
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  open('/');
  expect(shown()).toEqual(arabic);
});
