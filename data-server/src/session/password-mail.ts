import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The texts' tools find what this function is given, as in the app. */
const defineMessages = <Key extends string>(messages: Record<Key, { id: string; defaultMessage: string }>) => messages;

/** Subject and text of the mail with a one-time password. */
const messages = defineMessages({
  subject: { id: 'mail.password.subject', defaultMessage: 'Votre nouveau mot de passe Seguia' },
  hello: { id: 'mail.password.hello', defaultMessage: 'Bonjour,' },
  intro: { id: 'mail.password.intro', defaultMessage: 'Vous avez demandé un nouveau mot de passe. Le voici :' },
  outro: {
    id: 'mail.password.outro',
    defaultMessage:
      'Il est valable une heure et remplace l’ancien dès que vous l’utilisez. Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.',
  },
});

const folder = path.join(import.meta.dirname, '../../../locales/data-server');

/** By language (`ar`, not `ar-MA`), as translators wrote them; none of these texts holds a value. */
const translations = new Map(
  readdirSync(folder).map((file) => {
    const words = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>;
    return [languageOf(path.basename(file, '.json')), words];
  }),
);

/** `languages` as in Accept-Language, the best first; French where it names none of ours. */
export function passwordMail(password: string, languages: string) {
  const wanted = languages.split(',').map(languageOf);
  const words = translations.get(wanted.find((language) => translations.has(language)) ?? 'fr');
  const write = (key: keyof typeof messages) => words?.[messages[key].id] ?? messages[key].defaultMessage;
  const text = [write('hello'), write('intro'), `    ${password}`, write('outro'), 'Seguia'].join('\n\n');
  return { subject: write('subject'), text };
}

/** The language of a tag, without region and weight: "ar" of " ar-MA;q=0.9". */
function languageOf(tag: string): string {
  return tag.trim().split(/[-;]/, 1)[0]!.toLowerCase();
}
