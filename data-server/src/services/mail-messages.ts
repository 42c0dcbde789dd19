import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Message {
  id: string;
  defaultMessage: string;
}

/** The texts' tools find what this function is given, as in the app. */
export const defineMessages = <Key extends string>(messages: Record<Key, Message>) => messages;

const folder = path.join(import.meta.dirname, '../../../locales/data-server');

/** By language (`ar`, not `ar-MA`), as translators wrote them; none of these texts holds a value. */
const translations = new Map(
  readdirSync(folder).map((file) => {
    const words = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>;
    return [languageOf(path.basename(file, '.json')), words];
  }),
);

/** Writes texts of mails. `languages` as in Accept-Language, the best first; French where it names none of ours. */
export function wordsIn(languages: string): (message: Message) => string {
  const wanted = languages.split(',').map(languageOf);
  const words = translations.get(wanted.find((language) => translations.has(language)) ?? 'fr');
  return ({ id, defaultMessage }) => words?.[id] ?? defaultMessage;
}

/** The language of a tag, without region and weight: "ar" of " ar-MA;q=0.9". */
function languageOf(tag: string): string {
  return tag.trim().split(/[-;]/, 1)[0]!.toLowerCase();
}
