import { ApiError, pullAtom, useIntl } from '@seguia/shared/platform';
import { toast } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { callFailureText } from '../own-account/call-failure.ts';

/** Fetches the farm's changes when somebody pulls down a list. A failure shows a toast and rejects; the list stays. */
export function useRefresh(): () => Promise<'updated' | 'up-to-date'> {
  const intl = useIntl();
  const pull = useSetAtom(pullAtom);
  return useCallback(async () => {
    try {
      return await pull();
    } catch (error) {
      if (error instanceof ApiError) toast(callFailureText(intl, error));
      throw error;
    }
  }, [intl, pull]);
}
