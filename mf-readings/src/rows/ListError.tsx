import { type ApiError, defineMessages, useIntl } from '@seguia/shared/platform';
import { Banner, ErrorDialog, ErrorState } from '@seguia/shared/ui';
import { useState } from 'react';

const texts = defineMessages({
  offline: {
    id: 'readings.list.offline',
    defaultMessage: 'Hors ligne. Les relevés plus anciens viendront avec le réseau.',
  },
  failed: { id: 'readings.list.failed', defaultMessage: 'Les relevés plus anciens n’ont pas pu être chargés.' },
  none: { id: 'readings.list.noneOffline', defaultMessage: 'Impossible de charger les relevés.' },
  retry: { id: 'readings.list.retry', defaultMessage: 'Réessayer' },
});

interface ListErrorProps {
  error: ApiError;
  /** Whether there is anything on the screen; a failure never covers it. */
  empty: boolean;
  onRetry: () => void;
}

/** Why a list ends where it does: a line beneath what is there, or the whole place where there is nothing. */
export function ListError({ error, empty, onRetry }: ListErrorProps) {
  const intl = useIntl();
  // The failure that the person saw when they asked again; another one is told in a dialog.
  const [retried, setRetried] = useState<ApiError | null>(null);
  if (empty) {
    const none = intl.formatMessage(texts.none);
    return (
      <>
        <ErrorState
          text={none}
          onRetry={() => {
            setRetried(error);
            onRetry();
          }}
        />
        {retried && retried !== error && <ErrorDialog text={none} onClose={() => setRetried(null)} />}
      </>
    );
  }
  const text = error.kind === 'offline' ? texts.offline : texts.failed;
  return (
    <Banner kind="info" action={{ label: intl.formatMessage(texts.retry), onPress: onRetry }}>
      {intl.formatMessage(text)}
    </Banner>
  );
}
