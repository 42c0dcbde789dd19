import { type ApiError, defineMessages, useIntl } from '@seguia/shared/platform';
import { Banner, ErrorState } from '@seguia/shared/ui';

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
  if (empty) return <ErrorState text={intl.formatMessage(texts.none)} onRetry={onRetry} />;
  const text = error.kind === 'offline' ? texts.offline : texts.failed;
  return (
    <Banner kind="info" action={{ label: intl.formatMessage(texts.retry), onPress: onRetry }}>
      {intl.formatMessage(text)}
    </Banner>
  );
}
