import { defineMessages, LinkButton, paths, useIntl } from '@seguia/shared/start';
import { ErrorState } from '@seguia/shared/ui';
import { InitPage } from '../init/InitPage.tsx';

const messages = defineMessages({
  title: { id: 'auth.join.title', defaultMessage: 'Invitation' },
  broken: { id: 'auth.join.broken', defaultMessage: 'Ce lien est incomplet.' },
  gone: { id: 'auth.join.gone', defaultMessage: 'Ce lien ne fonctionne plus.' },
  goneHint: {
    id: 'auth.join.goneHint',
    defaultMessage: 'Il a servi, a été retiré ou a plus de sept jours. Demandez-en un autre.',
  },
  brokenHint: { id: 'auth.join.brokenHint', defaultMessage: 'Ouvrez-le en entier, ou scannez le code de nouveau.' },
  login: { id: 'auth.join.login', defaultMessage: 'J’ai déjà accès : me connecter' },
});

/** A link that opens nothing: a part of it was lost, or it holds no more. Who is logged in goes on into the app, anybody else to the login. */
export function DeadLink({ why }: { why: 'broken' | 'gone' }) {
  const intl = useIntl();
  return (
    <InitPage title={intl.formatMessage(messages.title)}>
      <ErrorState
        text={intl.formatMessage(messages[why])}
        hint={intl.formatMessage(messages[`${why}Hint`])}
        actions={<LinkButton to={paths.today()}>{intl.formatMessage(messages.login)}</LinkButton>}
      />
    </InitPage>
  );
}
