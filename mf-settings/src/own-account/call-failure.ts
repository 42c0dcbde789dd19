import { type ApiError, defineMessages, type IntlShape } from '@seguia/shared/platform';

const messages = defineMessages({
  offline: {
    id: 'settings.call.offline',
    defaultMessage: 'Hors ligne. Connectez-vous à un réseau, puis réessayez.',
  },
  unreachable: {
    id: 'settings.call.unreachable',
    defaultMessage: 'Le serveur n’a pas répondu. Vérifiez le réseau, puis réessayez.',
  },
  tooMany: {
    id: 'settings.call.tooMany',
    defaultMessage: 'Trop de tentatives. Attendez {minutes, plural, one {# minute} other {# minutes}}, puis réessayez.',
  },
  failing: {
    id: 'settings.call.failing',
    defaultMessage: 'Le serveur est en panne. Réessayez dans quelques minutes.',
  },
  missing: {
    id: 'settings.call.missing',
    defaultMessage: 'Ce serveur ne le propose pas encore. Demandez une mise à jour.',
  },
  refused: {
    id: 'settings.call.refused',
    defaultMessage: 'Le serveur n’a pas accepté cette demande. Réessayez plus tard.',
  },
});

/** The text for a feature that an older data server does not have. */
export const missingMessage = messages.missing;

/** How long a screen waits for an answer, in milliseconds. */
const limitMilliseconds = 20_000;

/** The signal of a call that a person waits for; it also aborts with `signal`. */
export const callSignal = (signal?: AbortSignal): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(limitMilliseconds), ...(signal ? [signal] : [])]);

/** Whether the data server is too old to know the calls of these screens. The calls themselves answer 404 only for a session that has ended. */
export const isOlderServer = (error: ApiError | null): boolean => error?.status === 404;

/** Says what went wrong with a call, and what to do. */
export function callFailureText(intl: IntlShape, error: ApiError): string {
  const { kind, status = 0, retryAfter = 60 } = error;
  if (kind === 'offline' || kind === 'timeout')
    return intl.formatMessage(navigator.onLine ? messages.unreachable : messages.offline);
  if (status === 429) return intl.formatMessage(messages.tooMany, { minutes: Math.ceil(retryAfter / 60) });
  if (status >= 500) return intl.formatMessage(messages.failing);
  return intl.formatMessage(isOlderServer(error) ? messages.missing : messages.refused);
}
