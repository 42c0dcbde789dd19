import { shownName } from '@seguia/shared/domain/server-address';
import { defineMessages, isolate, useIntl } from '@seguia/shared/platform';
import { isolated } from '@seguia/shared/ui';
import type { Own } from './use-own.ts';

const messages = defineMessages({
  text: {
    id: 'auth.join.elsewhere',
    defaultMessage: 'Cet appareil est connecté à {server}. Déconnectez-vous pour utiliser ce lien.',
  },
});

/** Says at which data server a person is logged in who opens a link to another one. */
export function Elsewhere({ own }: { own: Own }) {
  const text = useIntl().formatMessage(messages.text, { server: isolate(shownName(own.server)) });
  return isolated(text);
}
