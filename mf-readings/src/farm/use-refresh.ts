import { ApiError, defineMessages, pullAtom, useIntl } from '@seguia/shared/platform';
import { toast } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';

const messages = defineMessages({
  offline: { id: 'readings.refresh.offline', defaultMessage: 'Hors ligne. Voici ce que cet appareil garde.' },
  failed: {
    id: 'readings.refresh.failed',
    defaultMessage: 'Le serveur ne répond pas. Voici ce que cet appareil garde.',
  },
});

/** Fetches the farm's changes when somebody pulls down a list. A failure shows a toast and rejects; the list stays. */
export function useRefresh(): () => Promise<'updated' | 'up-to-date'> {
  const intl = useIntl();
  const pull = useSetAtom(pullAtom);
  return useCallback(async () => {
    try {
      return await pull();
    } catch (error) {
      const offline = error instanceof ApiError && error.kind === 'offline';
      toast(intl.formatMessage(offline ? messages.offline : messages.failed));
      throw error;
    }
  }, [intl, pull]);
}
