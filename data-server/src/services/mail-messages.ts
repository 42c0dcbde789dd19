import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { spaced } from '@seguia/shared/i18n/french-spaces.ts';
import { defaultLocale, matchLocale } from '@seguia/shared/i18n/locales.ts';
import type { Words } from '@seguia/shared/sentences/words';

interface Message {
  id: string;
  defaultMessage: string;
}

/** The texts' tools find the arguments of this function, like in the app. */
export const defineMessages = <Key extends string>(messages: Record<Key, Message>) => messages;

const folder = path.join(import.meta.dirname, '../../../locales');

/** The apps whose texts mails use: the server's own, and those of the board, which are the same as on screens. */
const apps = ['data-server', 'mf-readings'];

/** The translations, by language. */
const translations = new Map(
  readdirSync(path.join(folder, 'data-server')).map((file) => {
    const texts = apps.map((app) => JSON.parse(readFileSync(path.join(folder, app, file), 'utf8')) as object);
    return [path.basename(file, '.json'), Object.assign({}, ...texts) as Record<string, string>];
  }),
);

/** Makes a writer of mail texts. `languages` is in the form of Accept-Language; French if it names none of ours. */
export function wordsIn(languages: string): (message: Message) => string {
  const words = wordsOf(localeAmong(languages));
  return (message) => words.formatMessage(message);
}

/**
 * Makes a writer of texts with values, in one of our languages. The French texts get their no-break spaces here, because the app's get
 * theirs at compile time.
 */
export function wordsOf(locale: string): Words {
  const texts = translations.get(locale);
  return {
    formatMessage({ id = '', defaultMessage }, values) {
      const text = texts?.[id] ?? (typeof defaultMessage === 'string' ? defaultMessage : id);
      return String(new IntlMessageFormat(locale === defaultLocale ? spaced(text) : text, locale).format(values));
    },
  };
}

/** The first of our languages among some tags: "ar-MA" for " ar;q=0.9". */
export function localeAmong(languages: string): string {
  const found = languages.split(',').map((tag) => matchLocale(tag.split(';', 1)[0] ?? ''));
  return found.find((locale) => locale !== null) ?? defaultLocale;
}
