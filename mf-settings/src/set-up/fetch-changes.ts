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

/** Writes, then fetches the changes onto this device, even if the write failed. Resolves with what the write answers. */
export const writeThenFetchAtom = atom(null, async (_get, set, write: () => Promise<unknown>): Promise<unknown> => {
  try {
    return await write();
  } finally {
    await set(fetchChangesAtom);
  }
});
