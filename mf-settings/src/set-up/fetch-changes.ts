import { ApiError, pullAtom, syncStatusAtom } from '@seguia/shared/platform';
import { atom } from 'jotai';

/**
 * Fetches what was just written onto this device, with two fetches, because one that had already begun may miss it. A failure is ignored:
 * the next fetch brings the changes.
 */
export const fetchChangesAtom = atom(null, async (get, set): Promise<void> => {
  const hadBegun = get(syncStatusAtom).syncing;
  try {
    await set(pullAtom);
    if (hadBegun) await set(pullAtom);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
});
