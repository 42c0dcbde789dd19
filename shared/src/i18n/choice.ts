import { defaultLocale, localeEntry, localeOfPath, matchLocale, pathIn, type Locale } from './locales.ts';

/** The name and lifetime of the cookie that stores the language. */
export const localeCookie = 'seguia_locale';
const cookieDays = 365;

export interface Visit {
  /** The page's whole path. */
  path: string;
  cookies: string;
  /** The device's languages, most wanted first. */
  languages: readonly string[];
}

/** The language that the cookie holds; null without one. */
export function cookieLocale(cookies: string): Locale | null {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${localeCookie}=`))
    ?.slice(localeCookie.length + 1);
  return value ? matchLocale(value) : null;
}

/** The first of the device's languages that we have; French if we have none. */
export function deviceLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const match = matchLocale(language);
    if (match) return match;
  }
  return defaultLocale;
}

/**
 * The language of a visit. The URL's prefix decides; without one it is French, except that `/` follows the cookie. The first visit, at any
 * address, stores the device's language in the cookie. `redirect` is the path to go to, or null; `newCookie` the language to write into the
 * cookie, or null.
 */
export function chooseLocale({ path, cookies, languages }: Visit): {
  locale: Locale;
  redirect: string | null;
  newCookie: Locale | null;
} {
  const chosen = cookieLocale(cookies);
  const device = chosen ?? deviceLocale(languages);
  const newCookie = chosen ? null : device;
  if (path !== '/') return { locale: localeOfPath(path).locale, redirect: null, newCookie };
  return { locale: device, redirect: device === defaultLocale ? null : pathIn(device, '/'), newCookie };
}

/** The device's own tag for one of our languages ("en-GB" for en); the device's first tag where it has none for it. */
export function rawLocale(locale: Locale, languages: readonly string[]): string {
  return languages.find((language) => matchLocale(language) === locale) ?? languages[0] ?? locale;
}

/**
 * The tag by which numbers, dates and hours are written: language and region of `raw` if that is the same language, otherwise the language
 * alone. A language may always use its own region: Arabic uses Morocco's, whose digits and months the texts have.
 */
export function regionOf(locale: Locale, raw: string): string {
  if (localeEntry(locale).region === 'own' || matchLocale(raw) !== locale) return locale;
  try {
    const { language, region } = new Intl.Locale(raw.replaceAll('_', '-'));
    return region ? `${language}-${region}` : locale;
  } catch {
    return locale;
  }
}

/** The value for `document.cookie` that stores a language for 365 days. */
export function cookieFor(locale: Locale): string {
  return `${localeCookie}=${localeEntry(locale).locale}; path=/; max-age=${cookieDays * 86_400}; samesite=lax`;
}
