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

/** The texts' tools find what this function is given, as in the app. */
export const defineMessages = <Key extends string>(messages: Record<Key, Message>) => messages;

const folder = path.join(import.meta.dirname, '../../../locales');

/** What mails say: their own texts, and the board's, which are the screens'. */
const apps = ['data-server', 'mf-readings'];

/** By language, as translators wrote them. */
const translations = new Map(
  readdirSync(path.join(folder, 'data-server')).map((file) => {
    const texts = apps.map((app) => JSON.parse(readFileSync(path.join(folder, app, file), 'utf8')) as object);
    return [path.basename(file, '.json'), Object.assign({}, ...texts) as Record<string, string>];
  }),
);

/** Writes texts of mails. `languages` as in Accept-Language, the best first; French where it names none of ours. */
export function wordsIn(languages: string): (message: Message) => string {
  const words = wordsOf(localeAmong(languages));
  return (message) => words.formatMessage(message);
}

/** Writes texts that hold values, in one of our languages. The French ones get their no-break spaces here: the app's get theirs where they are compiled. */
export function wordsOf(locale: string): Words {
  const texts = translations.get(locale);
  return {
    formatMessage({ id = '', defaultMessage }, values) {
      const text = texts?.[id] ?? (typeof defaultMessage === 'string' ? defaultMessage : id);
      return String(new IntlMessageFormat(locale === defaultLocale ? spaced(text) : text, locale).format(values));
    },
  };
}

/** The first of ours among some tags: "ar-MA" of " ar;q=0.9". */
export function localeAmong(languages: string): string {
  const found = languages.split(',').map((tag) => matchLocale(tag.split(';', 1)[0] ?? ''));
  return found.find((locale) => locale !== null) ?? defaultLocale;
}
