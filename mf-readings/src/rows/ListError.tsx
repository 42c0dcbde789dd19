import {
  type ApiError,
  defineMessages,
  type FetchDialog,
  useCannotFetch,
  useIntl,
  type useReadings,
  useShowAgain,
} from '@seguia/shared/platform';
import { Banner, ErrorDialog, ErrorState } from '@seguia/shared/ui';

const messages = defineMessages({
  offline: {
    id: 'readings.list.offline',
    defaultMessage: 'Hors ligne. Les relevés plus anciens viendront avec le réseau.',
  },
  failed: { id: 'readings.list.failed', defaultMessage: 'Les relevés plus anciens n’ont pas pu être chargés.' },
  none: { id: 'readings.list.noneOffline', defaultMessage: 'Impossible de charger les relevés.' },
  retry: { id: 'readings.list.retry', defaultMessage: 'Réessayer' },
});

/** Lets the person load a list's readings again, and opens the dialog of a list without any. */
export interface ListRetry {
  onRetry: () => void;
  dialog: FetchDialog;
}

/** The retry of a list. The dialog belongs here and not in `ListError`, because that is unmounted while the list is loading. */
export function useListRetry({
  rows,
  error,
  loadMore,
}: Pick<ReturnType<typeof useReadings>, 'rows' | 'error' | 'loadMore'>): ListRetry {
  const dialog = useCannotFetch('readings', rows?.length ? null : error);
  const showAgain = useShowAgain();
  return {
    onRetry: () => {
      showAgain();
      loadMore();
    },
    dialog,
  };
}

interface ListErrorProps {
  error: ApiError;
  /** Whether the list shows no readings. A failure never hides readings that are shown. */
  empty: boolean;
  retry: ListRetry;
}

/** Says why the list ends here: as a line beneath the readings, or in their place where there are none. */
export function ListError({ error, empty, retry: { onRetry, dialog } }: ListErrorProps) {
  const intl = useIntl();
  if (empty) {
    const none = intl.formatMessage(messages.none);
    return (
      <>
        <ErrorState text={none} onRetry={onRetry} />
        {dialog.isOpen && <ErrorDialog text={none} onClose={dialog.close} />}
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
