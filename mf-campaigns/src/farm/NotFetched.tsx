import type { ApiError } from '@seguia/shared/platform';
import { useIntl } from '@seguia/shared/platform';
import { ErrorDialog, ErrorState } from '@seguia/shared/ui';
import { useState } from 'react';

interface NotFetchedProps {
  error: ApiError;
  /** Says what is missing. */
  text: string;
  onRetry: () => void;
  busy?: boolean;
}

/**
 * Stands in place of something that could not be fetched: says what is missing and offers Retry. Once per failure it also opens the dialog
 * titled "Error".
 */
export function NotFetched({ error, text, onRetry, busy = false }: NotFetchedProps) {
  const [closed, setClosed] = useState<ApiError | null>(null);
  return (
    <>
      <ErrorState text={text} onRetry={onRetry} busy={busy} />
      {closed !== error && <FetchError error={error} onClose={() => setClosed(error)} />}
    </>
  );
}

function FetchError({ error, onClose }: { error: ApiError; onClose: () => void }) {
  const intl = useIntl();
  const offline = error.kind === 'offline' || error.kind === 'timeout';
  const text = offline
    ? intl.formatMessage({
        id: 'campaigns.detail.offline',
        defaultMessage: 'Hors ligne : cette campagne n’est pas encore sur l’appareil. Réessayez avec du réseau.',
      })
    : error.status === 403
      ? intl.formatMessage({
          id: 'campaigns.list.refused',
          defaultMessage: 'Votre rôle ne permet pas de voir les campagnes.',
        })
      : intl.formatMessage({
          id: 'campaigns.detail.fetchFailed',
          defaultMessage: 'Impossible de charger la campagne. Réessayez.',
        });
  return <ErrorDialog text={text} onClose={onClose} />;
}
