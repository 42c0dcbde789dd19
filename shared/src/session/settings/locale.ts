import { atom } from 'jotai';
import { chooseLocale, cookieFor, cookieLocale, rawLocale, regionOf } from '../../i18n/choice.ts';
import { defaultLocale, localeOfPath, pathIn, type Locale } from '../../i18n/locales.ts';
import { readJson, writeStored } from '../storage/storage.ts';

/** The page's language, from its URL's prefix. To change it, the page is loaded at another address. */
export const localeAtom = atom<Locale>(() => localeOfPath(globalThis.location?.pathname ?? '/').locale);

/** Stores a language: in the cookie for 365 days, and in the device's key `lang` with the device's own tag for it (`locale_raw`). */
function storeLocale(locale: Locale): void {
  document.cookie = cookieFor(locale);
  writeStored('lang', JSON.stringify({ locale, locale_raw: rawLocale(locale, navigator.languages) }));
}

/** Whether the key `lang` agrees with the cookie. */
function isStored(locale: Locale): boolean {
  const stored = readJson('lang') as { locale?: unknown; locale_raw?: unknown } | null;
  return stored?.locale === locale && stored.locale_raw === rawLocale(locale, navigator.languages);
}

export interface PageLocale {
  /** The language of the page's texts. */
  locale: Locale;
  /** The tag by which numbers, dates and hours are written. */
  region: string;
  /** The path to go to when `/` is visited, with search and hash; null when the address is right. */
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
  const { locale, redirect, newCookie } = chooseLocale({ path: pathname, cookies: document.cookie, languages });
  const wanted = newCookie ?? cookieLocale(document.cookie) ?? locale;
  if (newCookie || !isStored(wanted)) storeLocale(wanted);
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
