import { syncStatusAtom, useIntl } from '@seguia/shared/platform';
import { ErrorState, Skeleton } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { callFailureText } from '../own-account/call-failure.ts';
import { useRefresh } from './use-refresh.ts';

export interface FarmListStateProps {
  /** Undefined until the device has been read. */
  items: readonly unknown[] | undefined;
  /** What stands there where the farm has none. */
  empty: ReactNode;
}

/** What stands in a list's place while there is nothing to list. A device without any knows that there are none only after it has fetched. */
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
