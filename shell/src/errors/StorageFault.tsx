import { defineMessages, useIntl } from '@seguia/shared/start';
import { ErrorState } from '@seguia/shared/ui/feedback/ErrorState.tsx';
import { useEffect } from 'react';
import { takeNextShell } from '../update/take-next-shell.ts';

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
  newer: {
    id: 'shell.storage.newer',
    defaultMessage: 'L’application est revenue à une version trop ancienne pour vos données.',
  },
  newerHint: {
    id: 'shell.storage.newerHint',
    defaultMessage:
      'Vos relevés sont tous gardés sur cet appareil. L’application reprend d’elle-même dès que la version récente est de retour. D’ici là, notez vos relevés sur papier, n’effacez pas les données du navigateur, et prévenez la personne qui administre Seguia.',
  },
});

/** `hangs`: the storage does not answer; `none`: it refuses; `newer`: it holds what only a newer release can read. */
export type StorageFaultKind = 'hangs' | 'none' | 'newer';

/** Replaces the app where the device can store nothing, because readings would be lost, or holds what this release cannot read. */
export function StorageFault({ fault }: { fault: StorageFaultKind }) {
  const intl = useIntl();
  useEffect(() => (fault === 'newer' ? takeNextShell() : undefined), [fault]);
  return (
    <ErrorState
      text={intl.formatMessage(messages[fault])}
      hint={intl.formatMessage(messages[`${fault}Hint`])}
      onRetry={() => location.reload()}
    />
  );
}
