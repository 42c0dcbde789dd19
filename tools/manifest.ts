import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale, locales } from '../shared/src/i18n/locales.ts';

const texts = path.join(import.meta.dirname, '../locales/shell');

/** The web manifest with its description in every language; the member `description` itself is French. */
export function localizedManifest(source: string): string {
  const description = (locale: string) => {
    const words = JSON.parse(readFileSync(path.join(texts, `${locale}.json`), 'utf8')) as Record<string, string>;
    return words['shell.manifest.description'] ?? '';
  };
  const others = locales
    .filter(({ locale }) => locale !== defaultLocale)
    .map(({ locale, dir }) => [locale, { value: description(locale), dir }]);
  const manifest = JSON.parse(source) as Record<string, unknown>;
  return JSON.stringify({
    ...manifest,
    lang: defaultLocale,
    description: description(defaultLocale),
    description_localized: Object.fromEntries(others) as unknown,
  });
}
