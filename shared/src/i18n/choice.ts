import { defaultLocale, localeEntry, localeOfPath, matchLocale, pathIn, type Locale } from './locales.ts';

/** The name and lifetime of the cookie that stores the language. */
export const localeCookie = 'seguia_locale';
const cookieDays = 365;

export interface Visit {
  /** The page's whole path. */
  path: string;
  cookies: string;
  /** The language that the device's settings hold; null without one. They may outlive the cookie, which some browsers delete. */
  stored: Locale | null;
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
 * The language of a visit. The URL's prefix decides; without one it is French, except that `/`, and any address at a first visit, follow
 * what is `wanted`: the language of the cookie, otherwise the stored one, otherwise the device's. `redirect` is the path to go to, or null.
 */
export function chooseLocale({ path, cookies, stored, languages }: Visit): {
  locale: Locale;
  redirect: string | null;
  wanted: Locale;
} {
  const chosen = cookieLocale(cookies) ?? stored;
  const wanted = chosen ?? deviceLocale(languages);
  const { locale, basename } = localeOfPath(path);
  const follows = path === '/' || (chosen === null && basename === '/');
  if (!follows || wanted === locale) return { locale, redirect: null, wanted };
  return { locale: wanted, redirect: pathIn(wanted, path), wanted };
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
