import { type MessageDescriptor, syncStatusAtom, useCannotFetch, useIntl } from '@seguia/shared/platform';
import { EmptyState, ErrorDialog, ErrorState, Skeleton } from '@seguia/shared/ui';
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
  const { dataSince, error } = useAtomValue(syncStatusAtom);
  const refresh = useRefresh();
  const dialog = useCannotFetch(String(none.id), items?.length === 0 && dataSince === null && error);
  if (items && items.length > 0) return null;
  if (items && dataSince !== null) return <EmptyState title={intl.formatMessage(may ? none : setUpMessages.noneYet)} />;
  if (error)
    return (
      <>
        <ErrorState text={callFailureText(intl, error)} onRetry={() => refresh().catch(() => undefined)} />
        {dialog.isOpen && <ErrorDialog text={callFailureText(intl, error)} onClose={dialog.close} />}
      </>
    );
  return <Skeleton look="rows" count={6} />;
}
