import { defineMessages, useIntl } from '@seguia/shared/start';
import { ErrorState } from '@seguia/shared/ui/feedback/ErrorState.tsx';

const messages = defineMessages({
  hangs: { id: 'shell.storage.hangs', defaultMessage: 'Le stockage de ce navigateur ne répond pas.' },
  hangsHint: {
    id: 'shell.storage.hangsHint',
    defaultMessage:
      'Fermez les autres onglets de Seguia, ou redémarrez le navigateur. Vos relevés restent sur l’appareil.',
  },
  none: { id: 'shell.storage.none', defaultMessage: 'Ce navigateur ne permet pas de garder des données.' },
  noneHint: {
    id: 'shell.storage.noneHint',
    defaultMessage: 'Quittez la navigation privée, ou libérez de la place, puis réessayez.',
  },
});

/**
 * Replaces the app where the device can store nothing, because readings would be lost. `hangs`: the storage does not answer; `none`: it
 * refuses.
 */
export function StorageFault({ fault }: { fault: 'hangs' | 'none' }) {
  const intl = useIntl();
  return (
    <ErrorState
      text={intl.formatMessage(fault === 'hangs' ? messages.hangs : messages.none)}
      hint={intl.formatMessage(fault === 'hangs' ? messages.hangsHint : messages.noneHint)}
      onRetry={() => location.reload()}
    />
  );
}
