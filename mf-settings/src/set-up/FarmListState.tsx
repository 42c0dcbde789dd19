import { syncStatusAtom, useIntl } from '@seguia/shared/platform';
import { ErrorState, Skeleton } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { callFailureText } from '../own-account/call-failure.ts';
import { useRefresh } from './use-refresh.ts';

export interface FarmListStateProps {
  /** Undefined until the device has been read. */
  items: readonly unknown[] | undefined;
  /** Shown where the farm has no items. */
  empty: ReactNode;
}

/**
 * Stands in a list's place while there is nothing to list. A device without items must have fetched once before it can say that the farm
 * has none.
 */
export function FarmListState({ items, empty }: FarmListStateProps) {
  const intl = useIntl();
  const { lastPullAt, error, syncing } = useAtomValue(syncStatusAtom);
  const refresh = useRefresh();
  if (items && items.length > 0) return null;
  if (items && lastPullAt !== null) return empty;
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
