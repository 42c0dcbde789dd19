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

/** An address that makes no farm: a part of it was lost, the server has an account, or has started again since. */
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
