import { ApiError, defineMessages, pullAtom, syncStatusAtom, useIntl, useShowAgain } from '@seguia/shared/platform';
import { toast } from '@seguia/shared/ui';
import { useSetAtom, useStore } from 'jotai';
import { useCallback } from 'react';

const messages = defineMessages({
  offline: { id: 'readings.refresh.offline', defaultMessage: 'Hors ligne. Voici ce que cet appareil garde.' },
  failed: {
    id: 'readings.refresh.failed',
    defaultMessage: 'Le serveur ne répond pas. Voici ce que cet appareil garde.',
  },
});

/** Fetches the farm's changes. A failure rejects, and shows a toast where this device keeps something. */
export function useFetchChanges(): () => Promise<'updated' | 'up-to-date'> {
  const intl = useIntl();
  const store = useStore();
  const pull = useSetAtom(pullAtom);
  return useCallback(async () => {
    try {
      return await pull();
    } catch (error) {
      const offline = error instanceof ApiError && error.kind === 'offline';
      if (store.get(syncStatusAtom).dataSince !== null)
        toast(intl.formatMessage(offline ? messages.offline : messages.failed));
      throw error;
    }
  }, [intl, pull, store]);
}

/** The same when somebody pulls down a list: after a failure the dialogs of what the page lacks open again. The list stays. */
export function useRefresh(): () => Promise<'updated' | 'up-to-date'> {
  const fetchChanges = useFetchChanges();
  const showAgain = useShowAgain();
  return useCallback(async () => {
    try {
      return await fetchChanges();
    } catch (error) {
      showAgain();
      throw error;
    }
  }, [fetchChanges, showAgain]);
}
