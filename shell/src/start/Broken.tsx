import { defineMessages, useIntl, Button } from '@seguia/shared/start';
import { EmptyState } from '@seguia/shared/ui/feedback/EmptyState.tsx';
import { NewerDatabaseError } from '@seguia/shared/session/storage/database-versions';
import { StorageHangsError } from '@seguia/shared/session/storage/time-limit';
import { StorageFault } from '../errors/StorageFault.tsx';
import { ConfigError } from '../config/config.ts';

const messages = defineMessages({
  config: {
    id: 'shell.config.broken',
    defaultMessage:
      'Le réglage « {key} » de cette installation est incorrect. Signalez-le à la personne qui l’administre.',
  },
  unreachable: {
    id: 'shell.config.unreachable',
    defaultMessage: 'L’application n’a pas pu être chargée entièrement. Vérifiez le réseau et réessayez.',
  },
  retry: { id: 'shell.restore.retry', defaultMessage: 'Réessayer' },
});

/** Replaces the whole app when it cannot begin: names the faulty key of a malformed config.json, otherwise says what to do. */
export function Broken({ error }: { error: unknown }) {
  const intl = useIntl();
  // Everything else depends on the database of settings.
  if (error instanceof StorageHangsError || error instanceof NewerDatabaseError)
    return (
      <main>
        <StorageFault fault={error instanceof StorageHangsError ? 'hangs' : 'newer'} />
      </main>
    );
  const text =
    error instanceof ConfigError
      ? intl.formatMessage(messages.config, { key: error.key })
      : intl.formatMessage(messages.unreachable);
  return (
    <main>
      <div role="alert">
        <EmptyState
          title={text}
          action={<Button onPress={() => location.reload()}>{intl.formatMessage(messages.retry)}</Button>}
        />
      </div>
    </main>
  );
}
