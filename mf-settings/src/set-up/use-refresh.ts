import { ApiError, pullAtom, syncStatusAtom, useIntl, useShowAgain } from '@seguia/shared/platform';
import { toast } from '@seguia/shared/ui';
import { useSetAtom, useStore } from 'jotai';
import { useCallback } from 'react';
import { callFailureText } from '../own-account/call-failure.ts';

/**
 * Fetches the farm's changes when somebody pulls down a list. A failure rejects, and shows a toast where this device keeps something;
 * otherwise the dialog of what is lacking opens again.
 */
export function useRefresh(): () => Promise<'updated' | 'up-to-date'> {
  const intl = useIntl();
  const store = useStore();
  const pull = useSetAtom(pullAtom);
  const showAgain = useShowAgain();
  return useCallback(async () => {
    try {
      return await pull();
    } catch (error) {
      showAgain();
      if (error instanceof ApiError && store.get(syncStatusAtom).dataSince !== null)
        toast(callFailureText(intl, error));
      throw error;
    }
  }, [intl, pull, store, showAgain]);
}
