/** The tag of one of our languages. A plain text: a language that is added must not change the types of a door. */
export type Locale = string;

export interface LocaleEntry {
  /** As Intl knows it. */
  locale: Locale;
  /** The URL's first segment; French has none. */
  prefix: string;
  /** What the language calls itself. */
  name: string;
  dir: 'ltr' | 'rtl';
  /** How numbers and dates are written: as in the region of the device's own tag, or always as in `locale`. */
  region: 'device' | 'own';
  /** A short date in numbers alone, or with the month's name, where an order of numbers would need marks of direction. */
  shortDate: 'numbers' | 'named';
  /** How short a calendar may write the days' names: `narrow` where the language has no short ones, only letters. */
  weekday: 'short' | 'narrow';
}

/**
 * The one list of languages. Whatever needs one follows it, texts below `locales/` and the characters of `fonts.css` included; `pnpm check` names what a language
 * lacks (docs/how-to.md, "Add a language").
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

/** The language whose messages a wanted tag gets: regional variants that of their language, every `ar` the Moroccan, anything else French. */
export function supportedLocale(tag: string): Locale {
  return matchLocale(tag) ?? defaultLocale;
}

/** As `supportedLocale`, null where the tag is none of ours. */
export function matchLocale(tag: string): Locale | null {
  const base = tag.trim().toLowerCase().split(/[-_]/)[0];
  return locales.find(({ locale }) => locale.split('-')[0] === base)?.locale ?? null;
}

/** The language that a path's prefix says, and the basename the router runs below (`/` for French, `/en`, …). */
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
