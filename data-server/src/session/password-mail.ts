import { defineMessages, wordsIn } from '../services/mail-messages.ts';

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

/** `languages` is in the form of Accept-Language; French if it names none of ours. */
export function passwordMail(password: string, languages: string) {
  const write = wordsIn(languages);
  const text = [write(messages.hello), write(messages.intro), `    ${password}`, write(messages.outro), 'Seguia'].join(
    '\n\n',
  );
  return { subject: write(messages.subject), text };
}
