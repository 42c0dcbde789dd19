// The texts of a new part until its team has written others, in all languages that existed when this was written.
import { untranslated } from '../../locales/untranslated.ts';
import { locales } from '../../shared/src/i18n/locales.ts';
import type { TextIn } from './tree.ts';

/** Why a new screen lacks the stories of its states. */
export const onlyText = 'words alone: it loads and sends nothing';

/** What a new screen shows in place of its content. */
export const nothingYet: TextIn = {
  fr: 'Rien ici pour l’instant.',
  en: 'Nothing here yet.',
  es: 'Todavía no hay nada.',
  pl: 'Na razie nic tu nie ma.',
  pt: 'Ainda não há nada.',
  'ar-MA': 'لا شيء هنا بعد.',
};

/** What a new card says: how many plots there are. */
export const plotsOfFarm: TextIn = {
  fr: '{count, plural, one {# parcelle} other {# parcelles}}',
  en: '{count, plural, one {# plot} other {# plots}}',
  es: '{count, plural, one {# parcela} many {# parcelas} other {# parcelas}}',
  pl: '{count, plural, one {# kwatera} few {# kwatery} many {# kwater} other {# kwatery}}',
  pt: '{count, plural, one {# parcela} many {# parcelas} other {# parcelas}}',
  'ar-MA': '{count, plural, zero {لا قطع} one {قطعة واحدة} two {قطعتان} few {# قطع} many {# قطعة} other {# قطعة}}',
};

/** What a new form says of a field that the server refuses. */
export const notAccepted: TextIn = {
  fr: 'Le serveur n’accepte pas cette valeur. Changez-la.',
  en: 'The server does not accept this value. Change it.',
  es: 'El servidor no acepta este valor. Cámbielo.',
  pl: 'Serwer nie przyjmuje tej wartości. Zmień ją.',
  pt: 'O servidor não aceita este valor. Altere-o.',
  'ar-MA': 'الخادم لا يقبل هذه القيمة. غيّرها.',
};

/** The same text for all languages: a part's name, until its team changes it. */
export function properName(name: string): TextIn {
  return { ...Object.fromEntries(locales.map(({ locale }) => [locale, name])), fr: name };
}

/** A text without translations; the check of the texts names it. */
export function notTranslated(text: string): TextIn {
  return properName(untranslated + text);
}
