import { type MessageDescriptor, syncStatusAtom, useIntl } from '@seguia/shared/platform';
import { EmptyState, ErrorState, Skeleton } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { callFailureText } from '../own-account/call-failure.ts';
import { setUpMessages } from './set-up-messages.ts';
import { useRefresh } from './use-refresh.ts';

export interface FarmListStateProps {
  /** Undefined until the device has been read. */
  items: readonly unknown[] | undefined;
  /** Whether this person may add some. */
  may: boolean;
  /** Shown where the farm has no items; invites a person who may add some to add the first. */
  none: MessageDescriptor;
}

/**
 * Stands in a list's place while there is nothing to list. A device without items must have fetched once before it can say that the farm
 * has none.
 */
export function FarmListState({ items, may, none }: FarmListStateProps) {
  const intl = useIntl();
  const { lastPullAt, error, syncing } = useAtomValue(syncStatusAtom);
  const refresh = useRefresh();
  if (items && items.length > 0) return null;
  if (items && lastPullAt !== null)
    return <EmptyState title={intl.formatMessage(may ? none : setUpMessages.noneYet)} />;
  if (error)
    return (
      <ErrorState
        text={callFailureText(intl, error)}
        onRetry={() => void refresh().catch(() => undefined)}
        busy={syncing}
      />
    );
  return <Skeleton look="rows" count={6} />;
}
