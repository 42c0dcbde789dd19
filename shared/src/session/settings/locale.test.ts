// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { changeLocale, loadLocale, loadLanguageBy } from './locale.ts';

const assigned: string[] = [];

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'seguia_locale=; max-age=0; path=/';
  document.cookie = 'seguia_changed=; max-age=0; path=/';
  assigned.length = 0;
});

function visit(path: string, ...languages: string[]) {
  const url = new URL(path, 'http://localhost');
  const replace = (to: string) => assigned.push(to);
  const { pathname, search } = url;
  vi.spyOn(window, 'location', 'get').mockReturnValue({ pathname, search, hash: '', replace } as unknown as Location);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(languages[0] ?? '');
}

const lang = () => JSON.parse(localStorage.getItem('lang') ?? 'null') as unknown;

test('the first visit of / goes to the device’s language, kept in the cookie and in the key lang', () => {
  visit('/?from=mail', 'ar-EG');
  expect(loadLocale()).toEqual({ locale: 'ar-MA', region: 'ar-MA', redirect: '/ar-ma?from=mail' });
  expect(document.cookie).toContain('seguia_locale=ar-MA');
  expect(lang()).toEqual({ locale: 'ar-MA', locale_raw: 'ar-EG' });
});

// Specification 3: key lang holds locale and locale_raw
test('a first visit by a deep link shows its language, and remembers the device’s', () => {
  visit('/es/app/one/1', 'pl-PL', 'es-MX');
  expect(loadLocale()).toEqual({ locale: 'es', region: 'es-MX', redirect: null });
  expect(document.cookie).toContain('seguia_locale=pl');
  expect(lang()).toEqual({ locale: 'pl', locale_raw: 'pl-PL' });
});

test('a later visit by another address does not change what is remembered', () => {
  visit('/', 'en-GB');
  loadLocale();
  visit('/es/login', 'en-GB');
  expect(loadLocale()).toEqual({ locale: 'es', region: 'es', redirect: null });
  expect(document.cookie).toContain('seguia_locale=en');
  expect(lang()).toEqual({ locale: 'en', locale_raw: 'en-GB' });
});

// Specification 1: the cookie is renewed at each start
test('the cookie is renewed at each start', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  visit('/', 'en-GB');
  loadLocale();
  visit('/en/app', 'en-GB');
  loadLocale();
  const cookie = 'seguia_locale=en; path=/; max-age=31536000; samesite=lax';
  expect(written.mock.calls).toEqual([[cookie], [cookie]]);
  written.mockRestore();
});

// Specification 1: a chosen language outlives the cookie: lang comes before the device’s languages
test('a chosen language outlives the cookie, and renews it', async () => {
  visit('/en/app/settings', 'en');
  changeLocale('pl');
  await vi.waitFor(() => expect(assigned).toEqual(['/pl/app/settings']));
  document.cookie = 'seguia_locale=; max-age=0; path=/';
  visit('/', 'en');
  expect(loadLocale().redirect).toBe('/pl');
  expect(document.cookie).toContain('seguia_locale=pl');
  expect(lang()).toEqual({ locale: 'pl', locale_raw: 'en' });
});

// Specification 1: a first visit by any address without a prefix speaks the device’s language
test('a first visit without a prefix uses the device’s language from then on', () => {
  visit('/join?t=1', 'pl-PL');
  expect(loadLocale()).toEqual({ locale: 'pl', region: 'pl-PL', redirect: '/pl/join?t=1' });
  expect(document.cookie).toContain('seguia_locale=pl');
});

test('the key lang comes back if only the cookie is left', () => {
  visit('/', 'en-GB');
  loadLocale();
  localStorage.clear();
  loadLocale();
  expect(lang()).toEqual({ locale: 'en', locale_raw: 'en-GB' });
});

// Specification 2: Settings: language
test('changing the language loads the same page at its other address', async () => {
  visit('/en/app/history?plot=1', 'en');
  changeLocale('fr');
  await vi.waitFor(() => expect(assigned).toEqual(['/app/history?plot=1']));
  expect(document.cookie).toContain('seguia_locale=fr');
  expect(lang()).toEqual({ locale: 'fr', locale_raw: 'en' });
  visit('/', 'en');
  expect(loadLocale().redirect).toBeNull();
});

test('“back” to an earlier page loads it in the chosen language; without a choice the address decides', async () => {
  const brought = vi.spyOn(performance, 'getEntriesByType');
  const setArrival = (type: string) => brought.mockReturnValue([{ type } as PerformanceEntry & { type: string }]);
  visit('/es/app?plot=1', 'en');
  setArrival('back_forward');
  loadLocale();
  expect(assigned).toEqual([]);
  changeLocale('ar-MA');
  await vi.waitFor(() => expect(assigned.splice(0)).toEqual(['/ar-ma/app?plot=1']));
  loadLocale();
  expect(assigned.splice(0)).toEqual(['/ar-ma/app?plot=1']);
  setArrival('navigate');
  expect(loadLocale().locale).toBe('es');
  visit('/ar-ma/app', 'en');
  setArrival('back_forward');
  loadLocale();
  expect(assigned).toEqual([]);
  brought.mockRestore();
});

test('a language whose texts do not load is not chosen, and the device keeps its own', async () => {
  visit('/en/app', 'en');
  loadLocale();
  const failed = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', failed);
  loadLanguageBy(() => Promise.reject(new TypeError('Failed to fetch')));
  changeLocale('pl');
  await vi.waitFor(() => expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('the texts of pl did not come')));
  loadLanguageBy(() => Promise.resolve());
  vi.unstubAllGlobals();
  expect(assigned).toEqual([]);
  expect(document.cookie).not.toContain('seguia_locale=pl');
});
