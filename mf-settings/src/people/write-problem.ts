import { type ApiError, defineMessages, type IntlShape } from '@seguia/shared/platform';
import { callFailureText } from '../own-account/call-failure.ts';

const messages = defineMessages({
  lastManager: {
    id: 'settings.people.error.lastManager',
    defaultMessage: 'Il faut un responsable. Nommez d’abord quelqu’un d’autre.',
  },
  movedOn: {
    id: 'settings.people.error.movedOn',
    defaultMessage: 'Quelqu’un l’a changé entre-temps. Voici la nouvelle version.',
  },
  gone: { id: 'settings.people.error.gone', defaultMessage: 'Cette invitation a servi ou a été retirée.' },
  forbidden: { id: 'settings.people.error.forbidden', defaultMessage: 'Seul un responsable gère les personnes.' },
});

/** The text for people who may not see the farm's people. */
export const forbiddenMessage = messages.forbidden;

/** Says what went wrong with a change of people or invitations. */
export function writeProblemText(intl: IntlShape, error: ApiError): string {
  if (error.problem?.errors?.some(({ code }) => code === 'last_manager'))
    return intl.formatMessage(messages.lastManager);
  const byStatus = { 403: messages.forbidden, 404: messages.gone, 412: messages.movedOn }[error.status ?? 0];
  return byStatus ? intl.formatMessage(byStatus) : callFailureText(intl, error);
}
