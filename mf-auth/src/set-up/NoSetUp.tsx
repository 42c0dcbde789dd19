import { defineMessages, LinkButton, paths, useIntl } from '@seguia/shared/start';
import { ErrorState } from '@seguia/shared/ui';
import { InitPage } from '../init/InitPage.tsx';

const messages = defineMessages({
  title: { id: 'auth.setUp.title', defaultMessage: 'Première exploitation' },
  text: { id: 'auth.setUp.gone', defaultMessage: 'Cette adresse ne crée pas d’exploitation.' },
  hint: {
    id: 'auth.setUp.goneHint',
    defaultMessage: 'Le serveur est déjà prêt, ou l’adresse n’est plus la dernière de son journal.',
  },
  login: { id: 'auth.join.login', defaultMessage: 'J’ai déjà accès : me connecter' },
});

/** An address that makes no farm: a part of it was lost, the server has an account, or has started again since. The way on is that of `DeadLink`. */
export function NoSetUp() {
  const intl = useIntl();
  return (
    <InitPage title={intl.formatMessage(messages.title)}>
      <ErrorState
        text={intl.formatMessage(messages.text)}
        hint={intl.formatMessage(messages.hint)}
        actions={<LinkButton to={paths.today()}>{intl.formatMessage(messages.login)}</LinkButton>}
      />
    </InitPage>
  );
}
