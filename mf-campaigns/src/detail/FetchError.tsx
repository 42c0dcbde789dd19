import type { ApiError } from '@seguia/shared/platform';
import { useIntl } from '@seguia/shared/platform';
import { ErrorDialog } from '@seguia/shared/ui';
import { useState } from 'react';

/** The dialog titled "Error" of a campaign that could not be fetched, once per failure. */
export function FetchError({ error }: { error: ApiError }) {
  const intl = useIntl();
  const [closed, setClosed] = useState<ApiError | null>(null);
  if (closed === error) return null;
  return (
    <ErrorDialog
      text={
        error.kind === 'offline' || error.kind === 'timeout'
          ? intl.formatMessage({
              id: 'campaigns.detail.offline',
              defaultMessage: 'Hors ligne : cette campagne n’est pas encore sur l’appareil. Réessayez avec du réseau.',
            })
          : intl.formatMessage({
              id: 'campaigns.detail.fetchFailed',
              defaultMessage: 'Impossible de charger la campagne. Réessayez.',
            })
      }
      onClose={() => setClosed(error)}
    />
  );
}
