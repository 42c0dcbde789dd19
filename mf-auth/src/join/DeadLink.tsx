import { defineMessages, useIntl } from '@seguia/shared/start';
import { ErrorState } from '@seguia/shared/ui';
import { InitPage } from '../init/InitPage.tsx';
import { ToLogin } from '../link/ToLogin.tsx';

const messages = defineMessages({
  title: { id: 'auth.join.title', defaultMessage: 'Invitation' },
  broken: { id: 'auth.join.broken', defaultMessage: 'Ce lien est incomplet.' },
  gone: { id: 'auth.join.gone', defaultMessage: 'Ce lien ne fonctionne plus.' },
  goneHint: {
    id: 'auth.join.goneHint',
    defaultMessage: 'Il a servi, a été retiré ou a plus de sept jours. Demandez-en un autre.',
  },
  brokenHint: { id: 'auth.join.brokenHint', defaultMessage: 'Ouvrez-le en entier, ou scannez le code de nouveau.' },
});

/** A link that opens nothing: part of it is missing, or it is no longer valid. */
export function DeadLink({ why }: { why: 'broken' | 'gone' }) {
  const intl = useIntl();
  return (
    <InitPage title={intl.formatMessage(messages.title)}>
      <ErrorState
        text={intl.formatMessage(messages[why])}
        hint={intl.formatMessage(messages[`${why}Hint`])}
        actions={<ToLogin />}
      />
    </InitPage>
  );
}
