import { defineMessages, useIntl } from '@seguia/shared/start';
import type { CallFailure } from './problem.ts';

const messages = defineMessages({
  offline: {
    id: 'auth.problem.offline',
    defaultMessage: 'Hors ligne. Connectez-vous à un réseau, puis réessayez.',
  },
  unreachable: {
    id: 'auth.problem.unreachable',
    defaultMessage: 'Serveur {server} injoignable ou non reconnu. Vérifiez l’adresse et le réseau.',
  },
  timeout: {
    id: 'auth.problem.timeout',
    defaultMessage:
      'Le serveur {server} n’a pas répondu en {seconds, plural, one {# seconde} other {# secondes}}. Réessayez.',
  },
  'not-data': {
    id: 'auth.problem.notData',
    defaultMessage: '{server} répond, mais ce n’est pas un serveur de données. Vérifiez l’adresse.',
  },
  version: {
    id: 'auth.problem.version',
    defaultMessage: 'Le serveur {server} ne propose pas la version {version} de l’API. Demandez une mise à jour.',
  },
  failing: {
    id: 'auth.problem.failing',
    defaultMessage: 'Le serveur {server} est en panne. Réessayez dans quelques minutes.',
  },
  'no-mail': {
    id: 'auth.problem.noMail',
    defaultMessage:
      'Le serveur {server} n’envoie pas d’e-mails. Demandez un nouveau mot de passe à la personne qui l’administre.',
  },
  'too-many': {
    id: 'auth.problem.tooMany',
    defaultMessage:
      'Trop de tentatives. Attendez {seconds, plural, one {# seconde} other {# secondes}}, puis réessayez.',
  },
  refused: {
    id: 'auth.problem.refused',
    defaultMessage: 'Le serveur {server} n’a pas accepté cette demande. Réessayez plus tard.',
  },
});

const minuteMessages = defineMessages({
  'too-many': {
    id: 'auth.problem.tooManyMinutes',
    defaultMessage: 'Trop de tentatives. Attendez {minutes, plural, one {# minute} other {# minutes}}, puis réessayez.',
  },
});

/** Says what is wrong and what to do, in the person's language; `server` is the name people call the data server by. */
export function useFailureText(): (failure: CallFailure, server: string) => string {
  const intl = useIntl();
  return (failure, server) => {
    const seconds = 'seconds' in failure ? Math.ceil(failure.seconds) : 0;
    const text = failure.what === 'too-many' && seconds > 90 ? minuteMessages['too-many'] : messages[failure.what];
    return intl.formatMessage(text, { server, seconds, minutes: Math.ceil(seconds / 60), version: 'v2' });
  };
}
