import { defineMessages, useIntl, useLocation, useNavigate } from '@seguia/shared/platform';
import { Button, Card } from '@seguia/shared/ui';
import { use } from 'react';
import { RemotesContext } from './context.ts';
import styles from './RemoteCard.module.css';
import { RefusedError, type RemoteError } from './remote-error.ts';

const messages = defineMessages({
  failed: { id: 'shell.remote.failed', defaultMessage: 'La partie « {part} » n’a pas pu être chargée' },
  rest: {
    id: 'shell.remote.rest',
    defaultMessage: 'Le reste de l’application fonctionne, et vos relevés sont gardés sur cet appareil.',
  },
  retry: { id: 'shell.remote.retry', defaultMessage: 'Réessayer' },
  before: { id: 'shell.remote.before', defaultMessage: 'Utiliser la version précédente' },
});

/** In place of a remote that is not there, too slow or does not fit: names the part, and what a person can do. */
export function RemoteCard({ error }: { error: RemoteError }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const remotes = use(RemotesContext);
  const { pathname, search } = useLocation();
  // What the registry says is read when a page starts.
  const again = () =>
    error.cause instanceof RefusedError ? location.reload() : void navigate(pathname + search, { replace: true });
  const before = () => {
    remotes?.fallBack(error.remote);
    again();
  };
  return (
    <div className={styles.place} role="alert">
      <Card>
        <h1 className={styles.title}>
          {intl.formatMessage(messages.failed, { part: remotes?.title(error.remote) ?? error.remote })}
        </h1>
        <p>{intl.formatMessage(messages.rest)}</p>
        <div className={styles.actions}>
          <Button onPress={again}>{intl.formatMessage(messages.retry)}</Button>
          {error.before && (
            <Button variant="secondary" onPress={before}>
              {intl.formatMessage(messages.before)}
            </Button>
          )}
        </div>
      </Card>
    </div>
  );
}
