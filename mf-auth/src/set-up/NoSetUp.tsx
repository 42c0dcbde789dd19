import { defineMessages, useIntl } from '@seguia/shared/start';
import { ErrorState } from '@seguia/shared/ui';
import { InitPage } from '../init/InitPage.tsx';
import { ToLogin } from '../link/ToLogin.tsx';

const messages = defineMessages({
  title: { id: 'auth.setUp.title', defaultMessage: 'Première exploitation' },
  text: { id: 'auth.setUp.gone', defaultMessage: 'Cette adresse ne crée pas d’exploitation.' },
  hint: {
    id: 'auth.setUp.goneHint',
    defaultMessage: 'Le serveur est déjà prêt, ou l’adresse n’est plus la dernière de son journal.',
  },
});

/** Says that an address cannot set up a farm: part of it is missing, or the server has an account already or has restarted since. */
export function NoSetUp() {
  const intl = useIntl();
  return (
    <InitPage title={intl.formatMessage(messages.title)}>
      <ErrorState
        text={intl.formatMessage(messages.text)}
        hint={intl.formatMessage(messages.hint)}
        actions={<ToLogin />}
      />
    </InitPage>
  );
}
