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

/** How the person asks a list's readings again, and whether that failed too. */
export interface ListRetry {
  onRetry: () => void;
  failedAgain: boolean;
  onClose: () => void;
}

/** For a list's own component: `ListError` is gone while the list is being fetched again, and its state with it. */
export function useListRetry(error: ApiError | null, loadMore: () => void): ListRetry {
  // The failure that the person saw when they tried again; another one opens a dialog.
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
  /** Whether nothing is on the screen; a failure never covers what is. */
  empty: boolean;
  retry: ListRetry;
}

/** Why a list ends where it does: a line beneath what is there, or the whole place where there is nothing. */
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
