import { pathIn, supportedLocale } from '@seguia/shared/i18n/locales.ts';
import type { Services } from '../services/services.ts';
import { defineMessages, wordsIn } from '../services/mail-messages.ts';

/** Subject and text of the mail with an invitation's link. */
const messages = defineMessages({
  subject: { id: 'mail.invitation.subject', defaultMessage: 'Votre invitation sur Seguia' },
  hello: { id: 'mail.invitation.hello', defaultMessage: 'Bonjour,' },
  intro: {
    id: 'mail.invitation.intro',
    defaultMessage: 'On vous invite à rejoindre cette exploitation sur Seguia :',
  },
  link: {
    id: 'mail.invitation.link',
    defaultMessage: 'Ouvrez ce lien sur votre téléphone et choisissez un mot de passe :',
  },
  outro: {
    id: 'mail.invitation.outro',
    defaultMessage:
      'Il sert une seule fois, pendant sept jours. Si vous n’attendiez pas cette invitation, ne faites rien.',
  },
});

/**
 * Whether this server can mail invitations: it sends mail, and knows the web app's address, which the link opens, and its own, which the
 * link names.
 */
export const canMailInvitation = ({ settings: { smtpUrl, webAddress, publicAddress } }: Services) =>
  smtpUrl !== null && webAddress !== null && publicAddress !== null;

interface Letter {
  to: string;
  /** The tag of the invitation's language. */
  language: string;
  farm: string;
  token: string;
}

export async function mailInvitation({ mail, settings }: Services, { to, language, farm, token }: Letter) {
  const write = wordsIn(language);
  const server = encodeURIComponent(settings.publicAddress ?? '');
  const page = pathIn(supportedLocale(language), '/join');
  const link = `${settings.webAddress}${page}?server=${server}#${token}`;
  const lines = [write(messages.hello), write(messages.intro), `    ${farm}`, write(messages.link), `    ${link}`];
  await mail.send({
    to,
    subject: write(messages.subject),
    text: [...lines, write(messages.outro), 'Seguia'].join('\n\n'),
  });
}
