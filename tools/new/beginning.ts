// What a part says before its team has written its texts: in all languages that were there when this was written.
import { untranslated } from '../../locales/untranslated.ts';
import { locales } from '../../shared/src/i18n/locales.ts';
import type { TextIn } from './tree.ts';

/** What a new screen says in place of its content. */
export const nothingYet: TextIn = {
  fr: 'Rien ici pour l’instant.',
  en: 'Nothing here yet.',
  es: 'Todavía no hay nada.',
  pl: 'Na razie nic tu nie ma.',
  pt: 'Ainda não há nada.',
  'ar-MA': 'لا شيء هنا بعد.',
};

/** One text for all languages: the name of a part, until its team says otherwise. */
export function properName(name: string): TextIn {
  return { ...Object.fromEntries(locales.map(({ locale }) => [locale, name])), fr: name };
}

/** A text that nobody has translated yet: the check of the texts names it. */
export function notTranslated(text: string): TextIn {
  return properName(untranslated + text);
}
