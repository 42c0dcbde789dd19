import { atom } from 'jotai';
import { chooseLocale, cookieFor } from '../i18n/choice.ts';
import { localeOfPath, pathIn, type Locale } from '../i18n/locales.ts';
import { writeStored } from './storage.ts';

/** The page's language: its URL's prefix. It changes by loading the page at another one. */
export const localeAtom = atom<Locale>(() => localeOfPath(globalThis.location?.pathname ?? '/').locale);

/** Keeps a language: the cookie for 365 days, and the device's key `lang` with what the device itself speaks (`locale_raw`). */
function keepLocale(locale: Locale): void {
  document.cookie = cookieFor(locale);
  writeStored('lang', JSON.stringify({ locale, locale_raw: navigator.language }));
}

/** The step "load locale" of a start: gives the path to go to at the first visit of `/`, or null when the page is in the right language. */
export function loadLocale(): string | null {
  const { pathname, search, hash } = window.location;
  const { locale, redirect, keep } = chooseLocale({
    path: pathname,
    cookies: document.cookie,
    languages: navigator.languages,
  });
  if (keep) keepLocale(keep);
  else writeStored('lang', JSON.stringify({ locale, locale_raw: navigator.language }));
  return redirect && redirect + search + hash;
}

/** Changes the language: kept on the device, and the same page loads at its other address. */
export function changeLocale(locale: Locale): void {
  keepLocale(locale);
  const { pathname, search, hash } = window.location;
  window.location.assign(pathIn(locale, pathname) + search + hash);
}
