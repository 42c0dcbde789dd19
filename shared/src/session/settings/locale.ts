import { atom } from 'jotai';
import { chooseLocale, cookieFor, cookieLocale, rawLocale, regionOf } from '../../i18n/choice.ts';
import { defaultLocale, localeOfPath, pathIn, type Locale } from '../../i18n/locales.ts';
import { readJson, writeStored } from '../storage/storage.ts';

/** The page's language: its URL's prefix. It changes by loading the page at another one. */
export const localeAtom = atom<Locale>(() => localeOfPath(globalThis.location?.pathname ?? '/').locale);

/** Keeps a language: the cookie for 365 days, and the device's key `lang` with the device's own tag for it (`locale_raw`). */
function storeLocale(locale: Locale): void {
  document.cookie = cookieFor(locale);
  writeStored('lang', JSON.stringify({ locale, locale_raw: rawLocale(locale, navigator.languages) }));
}

/** Whether the key `lang` says the same as the cookie. */
function isStored(locale: Locale): boolean {
  const stored = readJson('lang') as { locale?: unknown; locale_raw?: unknown } | null;
  return stored?.locale === locale && stored.locale_raw === rawLocale(locale, navigator.languages);
}

export interface PageLocale {
  /** The language of the page's texts. */
  locale: Locale;
  /** The tag for numbers, dates and hours. */
  region: string;
  /** The path to go to at a visit of `/`, with its search and hash; null when the page is at the right address. */
  redirect: string | null;
}

/** A cookie that goes with the browser: somebody changed the language in it. */
const changed = 'seguia_changed=1';

/** Loads the page at its address in a language, in the place of this one. */
function loadIn(locale: Locale): void {
  const { pathname, search, hash } = window.location;
  const path = pathIn(locale, pathname);
  if (path !== pathname) window.location.replace(path + search + hash);
}

/**
 * The step "load locale" of a start: which language the page is in, and what the device is to remember of its own. A page of before that "back" brings
 * after a change of the language loads anew in the chosen one: all its links would lead on in the one that was given up.
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

/** Says how the texts of a language come here. A device without network may hold those of its own language alone. */
export function loadLanguageBy(load: (locale: Locale) => Promise<unknown>): void {
  loadLanguage = load;
}

/**
 * Changes the language once its texts are here: kept on the device, and the same page loads at its other address. Where they do not come, the page
 * stays as it is and says that something failed.
 */
export function changeLocale(locale: Locale): void {
  const change = () => {
    storeLocale(locale);
    document.cookie = `${changed}; path=/`;
    loadIn(locale);
  };
  loadLanguage(locale).then(change, () => reportError(new Error(`the texts of ${locale} did not come`)));
}
