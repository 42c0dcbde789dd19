import { defineMessages, useIntl, useLocation, useNavigate, Button } from '@seguia/shared/start';
import { Card } from '@seguia/shared/ui/layout/Card.tsx';
import { use } from 'react';
import { RemotesContext } from './context.ts';
import styles from './RemoteCard.module.css';
import type { RemoteError } from './remote-error.ts';

const messages = defineMessages({
  failed: { id: 'shell.remote.failed', defaultMessage: 'La partie « {part} » n’a pas pu être chargée' },
  stopped: { id: 'shell.remote.stopped', defaultMessage: 'La partie « {part} » ne fonctionne pas' },
  rest: {
    id: 'shell.remote.rest',
    defaultMessage: 'Le reste de l’application fonctionne, et vos relevés sont gardés sur cet appareil.',
  },
  retry: { id: 'shell.remote.retry', defaultMessage: 'Réessayer' },
  before: { id: 'shell.remote.before', defaultMessage: 'Utiliser la version précédente' },
});

/** Stands in place of a remote that is missing, too slow, incompatible or broken: names the part, and tells people what they can do. */
export function RemoteCard({ error }: { error: RemoteError }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const remotes = use(RemotesContext);
  const { state, ...here } = useLocation();
  const { remote, before, inUse } = error;
  const openAgain = () => void navigate(here, { replace: true, state });
  const retry = async () => {
    if (await remotes?.refresh(error)) location.reload();
    else openAgain();
  };
  const goBack = () => {
    remotes?.fallBack(remote, inUse);
    if (inUse) location.reload();
    else openAgain();
  };
  const part = remotes?.title(remote) ?? remote;
  return (
    <div className={styles.place} role="alert">
      <Card>
        <h1 className={styles.title}>{intl.formatMessage(inUse ? messages.stopped : messages.failed, { part })}</h1>
        <p>{intl.formatMessage(messages.rest)}</p>
        <div className={styles.actions}>
          <Button onPress={() => void retry()}>{intl.formatMessage(messages.retry)}</Button>
          {before && (
            <Button variant="secondary" onPress={goBack}>
              {intl.formatMessage(messages.before)}
            </Button>
          )}
        </div>
      </Card>
    </div>
  );
}
