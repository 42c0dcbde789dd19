import { localeEntry, localeOfPath, matchLocale, pathIn, type Locale } from './locales.ts';

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

/** The language that the cookie keeps; null without one. */
export function cookieLocale(cookies: string): Locale | null {
  const kept = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${localeCookie}=`))
    ?.slice(localeCookie.length + 1);
  return kept ? matchLocale(decodeURIComponent(kept)) : null;
}

/** The device's language among ours; French when it has none of them. */
export function deviceLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const match = matchLocale(language);
    if (match) return match;
  }
  return 'fr';
}

/**
 * Which language a visit gets. The URL's prefix decides, and without one it is French; only `/` itself follows the cookie, which at the very first visit
 * takes the device's language. `redirect` is the path to go to, or null; `keep` the language to write into the cookie, or null.
 */
export function chooseLocale({ path, cookies, languages }: Visit): {
  locale: Locale;
  redirect: string | null;
  keep: Locale | null;
} {
  const { locale } = localeOfPath(path);
  const kept = cookieLocale(cookies);
  if (path !== '/') return { locale, redirect: null, keep: kept ? null : locale };
  const chosen = kept ?? deviceLocale(languages);
  return { locale: chosen, redirect: chosen === 'fr' ? null : pathIn(chosen, '/'), keep: kept ? null : chosen };
}

/** What is written to `document.cookie` to keep a language for 365 days. */
export function cookieFor(locale: Locale): string {
  return `${localeCookie}=${localeEntry(locale).locale}; path=/; max-age=${cookieDays * 86_400}; samesite=lax`;
}
