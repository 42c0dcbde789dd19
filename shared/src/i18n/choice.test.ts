import { describe, expect, test } from 'vitest';
import { chooseLocale, cookieFor, deviceLocale, rawLocale, regionOf } from './choice.ts';
import { localeOfPath, pathIn, supportedLocale } from './locales.ts';

// Specification 1: regional variants map to the base locale
describe('the language of a tag', () => {
  test.each([
    ['fr', 'fr'],
    ['fr-CA', 'fr'],
    ['en-GB', 'en'],
    ['es_MX', 'es'],
    ['pt-BR', 'pt'],
    ['pl-PL', 'pl'],
    ['ar', 'ar-MA'],
    ['ar-EG', 'ar-MA'],
    ['ar-ma', 'ar-MA'],
    ['EN', 'en'],
    ['de', 'fr'],
    ['ber', 'fr'],
    ['', 'fr'],
  ])('%s gets %s', (tag, locale) => {
    expect(supportedLocale(tag)).toBe(locale);
  });

  // Specification 1: a locale not in the list falls back to fr
  // Specification 9: default locale fr
  test('the device’s first known language decides, French when there is none', () => {
    expect(deviceLocale(['de-CH', 'pl-PL', 'en'])).toBe('pl');
    expect(deviceLocale(['de', 'it'])).toBe('fr');
    expect(deviceLocale([])).toBe('fr');
  });
});

describe('the URL’s prefix decides', () => {
  test.each([
    ['/', 'fr', '/', '/'],
    ['/app/new', 'fr', '/', '/app/new'],
    ['/en', 'en', '/en', '/'],
    ['/en/app/one/1', 'en', '/en', '/app/one/1'],
    ['/ar-ma/app', 'ar-MA', '/ar-ma', '/app'],
    ['/EN/app', 'en', '/EN', '/app'],
    ['/entry', 'fr', '/', '/entry'],
  ])('%s is %s', (path, locale, basename, rest) => {
    expect(localeOfPath(path)).toEqual({ locale, basename, rest });
  });

  test('the same page in another language', () => {
    expect(pathIn('ar-MA', '/app/settings')).toBe('/ar-ma/app/settings');
    expect(pathIn('fr', '/en/app/settings')).toBe('/app/settings');
    expect(pathIn('pl', '/en')).toBe('/pl');
    expect(pathIn('fr', '/en')).toBe('/');
  });
});

describe('a visit', () => {
  const visit = (path: string, cookies: string, ...languages: string[]) =>
    chooseLocale({ path, cookies, stored: null, languages });

  test('the device’s language decides once, at the first visit of /', () => {
    expect(visit('/', '', 'ar-EG')).toEqual({ locale: 'ar-MA', redirect: '/ar-ma', wanted: 'ar-MA' });
    expect(visit('/', '', 'de')).toEqual({ locale: 'fr', redirect: null, wanted: 'fr' });
  });

  test('the cookie decides later', () => {
    expect(visit('/', 'a=b; seguia_locale=pl', 'en')).toEqual({ locale: 'pl', redirect: '/pl', wanted: 'pl' });
    expect(visit('/', 'seguia_locale=fr', 'en')).toEqual({ locale: 'fr', redirect: null, wanted: 'fr' });
  });

  test('another page is in the language of its address, and French without a prefix', () => {
    expect(visit('/login', 'seguia_locale=pl', 'en')).toEqual({ locale: 'fr', redirect: null, wanted: 'pl' });
    expect(visit('/es/login', 'seguia_locale=pl', 'en')).toEqual({ locale: 'es', redirect: null, wanted: 'pl' });
  });

  test.each([
    ['/login', 'en', '/en/login'],
    ['/app/one/1', 'en', '/en/app/one/1'],
    ['/es/login', 'es', null],
    ['/ar-ma', 'ar-MA', null],
  ])('the first one uses the device’s language, or that of an address with a prefix: %s', (path, locale, redirect) => {
    expect(visit(path, '', 'en-GB')).toEqual({ locale, redirect, wanted: 'en' });
    expect(visit(path, '', 'de')).toMatchObject({ redirect: null, wanted: 'fr' });
  });

  test('without the cookie the stored language comes before the device’s', () => {
    const without = (path: string) => chooseLocale({ path, cookies: '', stored: 'pl', languages: ['en'] });
    expect(without('/')).toEqual({ locale: 'pl', redirect: '/pl', wanted: 'pl' });
    expect(without('/login')).toEqual({ locale: 'fr', redirect: null, wanted: 'pl' });
  });

  test.each(['de', '%', '%E0%A4%A'])('a cookie with another locale than ours (%j) counts as missing', (value) => {
    expect(visit('/', `seguia_locale=${value}`, 'en')).toEqual({ locale: 'en', redirect: '/en', wanted: 'en' });
  });

  // Specification 1: the cookie lasts 365 days
  // Specification 9: locale cookie lifetime 365 days
  test('the cookie lasts 365 days', () => {
    expect(cookieFor('ar-MA')).toBe('seguia_locale=ar-MA; path=/; max-age=31536000; samesite=lax');
  });
});

describe('how the device writes a language', () => {
  test.each([
    ['en', ['fr-FR', 'en-GB', 'en-US'], 'en-GB'],
    ['es', ['fr-FR', 'en-GB'], 'fr-FR'],
    ['fr', [], 'fr'],
  ] as const)('in %s with %j is %s', (locale, languages, raw) => {
    expect(rawLocale(locale, languages)).toBe(raw);
  });

  test.each([
    ['en', 'en-GB', 'en-GB'],
    ['en', 'en_GB', 'en-GB'],
    ['en', 'en', 'en'],
    ['en', 'fr-FR', 'en'],
    ['pt', 'pt-BR-u-nu-arab', 'pt-BR'],
    ['es', 'es-419', 'es-419'],
    ['ar-MA', 'ar-EG', 'ar-MA'],
    ['ar-MA', 'ar', 'ar-MA'],
    ['fr', 'fr-!', 'fr'],
  ] as const)('texts in %s on a device of %s have numbers and dates of %s', (locale, raw, region) => {
    expect(regionOf(locale, raw)).toBe(region);
  });
});
