import { ApiError, pullAtom, syncStatusAtom } from '@seguia/shared/platform';
import { atom } from 'jotai';

/** Brings what was just written onto this device. A fetch that had begun before may lack it, so another follows. What fails comes with the next one. */
export const fetchChangesAtom = atom(null, async (get, set): Promise<void> => {
  const hadBegun = get(syncStatusAtom).syncing;
  try {
    await set(pullAtom);
    if (hadBegun) await set(pullAtom);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
});
