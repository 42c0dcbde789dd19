/** The six languages, as Intl knows them. */
export type Locale = 'fr' | 'en' | 'es' | 'pl' | 'pt' | 'ar-MA';

export interface LocaleEntry {
  locale: Locale;
  /** The URL's first segment; French has none. */
  prefix: string;
  /** What the language calls itself. */
  name: string;
  dir: 'ltr' | 'rtl';
}

export const defaultLocale: Locale = 'fr';

export const locales: readonly LocaleEntry[] = [
  { locale: 'fr', prefix: '', name: 'Français', dir: 'ltr' },
  { locale: 'en', prefix: 'en', name: 'English', dir: 'ltr' },
  { locale: 'es', prefix: 'es', name: 'Español', dir: 'ltr' },
  { locale: 'pl', prefix: 'pl', name: 'Polski', dir: 'ltr' },
  { locale: 'pt', prefix: 'pt', name: 'Português', dir: 'ltr' },
  { locale: 'ar-MA', prefix: 'ar-ma', name: 'العربية', dir: 'rtl' },
];

const french: LocaleEntry = { locale: 'fr', prefix: '', name: 'Français', dir: 'ltr' };

export function localeEntry(locale: string): LocaleEntry {
  return locales.find((entry) => entry.locale === locale) ?? french;
}

/** The language whose messages a wanted tag gets: regional variants their base, every `ar` the Moroccan, anything else French. */
export function supportedLocale(tag: string): Locale {
  return matchLocale(tag) ?? defaultLocale;
}

/** As `supportedLocale`, null where the tag is none of ours. */
export function matchLocale(tag: string): Locale | null {
  const base = tag.trim().toLowerCase().split(/[-_]/)[0];
  if (base === 'ar') return 'ar-MA';
  return locales.find(({ locale }) => locale === base)?.locale ?? null;
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
