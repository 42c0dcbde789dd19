import { type ApiError, defineMessages, useIntl } from '@seguia/shared/platform';
import { Banner, ErrorDialog, ErrorState } from '@seguia/shared/ui';
import { useState } from 'react';

const messages = defineMessages({
  offline: {
    id: 'readings.list.offline',
    defaultMessage: 'Hors ligne. Les relevés plus anciens viendront avec le réseau.',
  },
  failed: { id: 'readings.list.failed', defaultMessage: 'Les relevés plus anciens n’ont pas pu être chargés.' },
  none: { id: 'readings.list.noneOffline', defaultMessage: 'Impossible de charger les relevés.' },
  retry: { id: 'readings.list.retry', defaultMessage: 'Réessayer' },
});

/** Lets the person load a list's readings again, and tells whether that failed too. */
export interface ListRetry {
  onRetry: () => void;
  failedAgain: boolean;
  onClose: () => void;
}

/** The retry of a list. The state is here and not in `ListError`, because that is unmounted while the list is loading. */
export function useListRetry(error: ApiError | null, loadMore: () => void): ListRetry {
  // The failure that was shown when the person pressed Retry; a different one opens a dialog.
  const [retried, setRetried] = useState<ApiError | null>(null);
  return {
    onRetry: () => {
      setRetried(error);
      loadMore();
    },
    failedAgain: retried !== null && retried !== error,
    onClose: () => setRetried(null),
  };
}

interface ListErrorProps {
  error: ApiError;
  /** Whether the list shows no readings. A failure never hides readings that are shown. */
  empty: boolean;
  retry: ListRetry;
}

/** Says why the list ends here: as a line beneath the readings, or in their place where there are none. */
export function ListError({ error, empty, retry: { onRetry, failedAgain, onClose } }: ListErrorProps) {
  const intl = useIntl();
  if (empty) {
    const none = intl.formatMessage(messages.none);
    return (
      <>
        <ErrorState text={none} onRetry={onRetry} />
        {failedAgain && <ErrorDialog text={none} onClose={onClose} />}
      </>
    );
  }
  const text = error.kind === 'offline' ? messages.offline : messages.failed;
  return (
    <Banner kind="info" action={{ label: intl.formatMessage(messages.retry), onPress: onRetry }}>
      {intl.formatMessage(text)}
    </Banner>
  );
}
