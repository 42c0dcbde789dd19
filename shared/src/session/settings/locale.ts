import { atom } from 'jotai';
import { chooseLocale, cookieFor, cookieLocale, rawLocale, regionOf } from '../../i18n/choice.ts';
import { defaultLocale, localeOfPath, matchLocale, pathIn, type Locale } from '../../i18n/locales.ts';
import { readJson, readStored, writeStored } from '../storage/storage.ts';

/** The page's language, from its URL's prefix. To change it, the page is loaded at another address. */
export const localeAtom = atom<Locale>(() => localeOfPath(globalThis.location?.pathname ?? '/').locale);

/** Stores a language: in the cookie for 365 days, and in the device's key `lang` with the device's own tag for it (`locale_raw`). */
function storeLocale(locale: Locale): void {
  document.cookie = cookieFor(locale);
  const lang = JSON.stringify({ locale, locale_raw: rawLocale(locale, navigator.languages) });
  if (readStored('lang') !== lang) writeStored('lang', lang);
}

/** The language that the key `lang` holds; null without one. */
function storedLocale(): Locale | null {
  const stored = readJson('lang') as { locale?: unknown } | null;
  return typeof stored?.locale === 'string' ? matchLocale(stored.locale) : null;
}

export interface PageLocale {
  /** The language of the page's texts. */
  locale: Locale;
  /** The tag by which numbers, dates and hours are written. */
  region: string;
  /** The path to go to from `/`, or from a first visit's address, with search and hash; null when the address is right. */
  redirect: string | null;
}

/** A cookie for the browser's session: somebody has changed the language in it. */
const changed = 'seguia_changed=1';

/** Replaces this page by its address in another language. */
function loadIn(locale: Locale): void {
  const { pathname, search, hash } = window.location;
  const path = pathIn(locale, pathname);
  if (path !== pathname) window.location.replace(path + search + hash);
}

/**
 * The step "load locale" of a start: determines the page's language, and what the device must store. If "back" leads to a page from before
 * a change of language, it is loaded in the chosen one, because all of its links would use the old one.
 */
export function loadLocale(): PageLocale {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'back_forward' && document.cookie.includes(changed))
    loadIn(cookieLocale(document.cookie) ?? defaultLocale);
  const { pathname, search, hash } = window.location;
  const { languages } = navigator;
  const visit = { path: pathname, cookies: document.cookie, stored: storedLocale(), languages };
  const { locale, redirect, wanted } = chooseLocale(visit);
  storeLocale(wanted); // at each start, so that the cookie's 365 days begin anew
  const region = regionOf(locale, rawLocale(locale, languages));
  return { locale, region, redirect: redirect && redirect + search + hash };
}

let loadLanguage: (locale: Locale) => Promise<unknown> = () => Promise.resolve();

/** Sets how the texts of a language are loaded. A device without network may have only those of its own language. */
export function loadLanguageBy(load: (locale: Locale) => Promise<unknown>): void {
  loadLanguage = load;
}

/**
 * Changes the language once its texts have loaded: stores it, and loads the page at its new address. If they do not load, the page stays as
 * it is and reports a failure.
 */
export function changeLocale(locale: Locale): void {
  const change = () => {
    storeLocale(locale);
    document.cookie = `${changed}; path=/`;
    loadIn(locale);
  };
  loadLanguage(locale).then(change, () => reportError(new Error(`the texts of ${locale} did not come`)));
}
