import { defaultLocale, localeEntry, localeOfPath, matchLocale, pathIn, type Locale } from './locales.ts';

/** Name and lifetime of the cookie that keeps the language. */
export const localeCookie = 'seguia_locale';
const cookieDays = 365;

export interface Visit {
  /** The whole path of the page. */
  path: string;
  cookies: string;
  /** The device's languages, the most wanted first. */
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

/** The device's language among ours; French when it has none of them. */
export function deviceLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const match = matchLocale(language);
    if (match) return match;
  }
  return defaultLocale;
}

/**
 * Which language a visit gets. The URL's prefix decides, and without one it is French; only `/` itself follows the cookie. The first visit, by whatever
 * address, finds the device's language for the cookie. `redirect` is the path to go to, or null; `newCookie` the language to write into the cookie, or null.
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

/** The device's own tag for a language of ours ("en-GB" for en); the device's first one where it has none for it. */
export function rawLocale(locale: Locale, languages: readonly string[]): string {
  return languages.find((language) => matchLocale(language) === locale) ?? languages[0] ?? locale;
}

/**
 * The tag that numbers, dates and hours are written by: language and region of `raw` where it is of the same language, else the language alone. A
 * language may always be that of its own region: Arabic is that of Morocco, whose digits and months the texts have.
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

/** What is written to `document.cookie` to keep a language for 365 days. */
export function cookieFor(locale: Locale): string {
  return `${localeCookie}=${localeEntry(locale).locale}; path=/; max-age=${cookieDays * 86_400}; samesite=lax`;
}
