/** The tag of one of our languages. It is a plain string, so that a new language does not change the types of a door. */
export type Locale = string;

export interface LocaleEntry {
  /** The tag for Intl. */
  locale: Locale;
  /** The first segment of the URL; empty for French. */
  prefix: string;
  /** The language's name in itself. */
  name: string;
  dir: 'ltr' | 'rtl';
  /** Whether numbers and dates are written for the region in the device's own tag, or always for `locale`. */
  region: 'device' | 'own';
  /** Whether a short date has only numbers, or the name of the month, for languages in which an order of numbers would need direction marks. */
  shortDate: 'numbers' | 'named';
  /** The shortest names of days in a calendar: `narrow` for languages without short names, which have only letters. */
  weekday: 'short' | 'narrow';
}

/**
 * The only list of languages. Everything that needs one derives it from here, including the texts in `locales/` and the characters in
 * `fonts.css`; `pnpm check` reports what a language lacks (docs/how-to.md, "Add a language").
 */
export const locales: readonly LocaleEntry[] = [
  { locale: 'fr', prefix: '', name: 'Français', dir: 'ltr', region: 'device', shortDate: 'numbers', weekday: 'short' },
  { locale: 'en', prefix: 'en', name: 'English', dir: 'ltr', region: 'device', shortDate: 'numbers', weekday: 'short' },
  { locale: 'es', prefix: 'es', name: 'Español', dir: 'ltr', region: 'device', shortDate: 'numbers', weekday: 'short' },
  { locale: 'pl', prefix: 'pl', name: 'Polski', dir: 'ltr', region: 'device', shortDate: 'numbers', weekday: 'short' },
  {
    locale: 'pt',
    prefix: 'pt',
    name: 'Português',
    dir: 'ltr',
    region: 'device',
    shortDate: 'numbers',
    weekday: 'short',
  },
  {
    locale: 'ar-MA',
    prefix: 'ar-ma',
    name: 'العربية',
    dir: 'rtl',
    region: 'own',
    shortDate: 'named',
    weekday: 'narrow',
  },
];

const french = locales[0]!;

export const defaultLocale: Locale = french.locale;

export function localeEntry(locale: string): LocaleEntry {
  return locales.find((entry) => entry.locale === locale) ?? french;
}

/** The language of ours for a wanted tag: regional variants get their language, every `ar` the Moroccan, everything else French. */
export function supportedLocale(tag: string): Locale {
  return matchLocale(tag) ?? defaultLocale;
}

/** Like `supportedLocale`, but null for a tag that is not ours. */
export function matchLocale(tag: string): Locale | null {
  const base = tag.trim().toLowerCase().split(/[-_]/)[0];
  return locales.find(({ locale }) => locale.split('-')[0] === base)?.locale ?? null;
}

/** The language in a path's prefix, and the router's basename for it (`/` for French, `/en`, …). */
export function localeOfPath(path: string): { locale: Locale; basename: string; rest: string } {
  const [, first = '', ...others] = path.split('/');
  const entry = locales.find(({ prefix }) => prefix !== '' && prefix === first.toLowerCase());
  if (!entry) return { locale: defaultLocale, basename: '/', rest: path || '/' };
  return { locale: entry.locale, basename: `/${first}`, rest: `/${others.join('/')}` };
}

/** The same path in another language. */
export function pathIn(locale: Locale, path: string): string {
  const { rest } = localeOfPath(path);
  const { prefix } = localeEntry(locale);
  return prefix === '' ? rest : `/${prefix}${rest === '/' ? '' : rest}`;
}
