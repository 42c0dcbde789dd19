import { atom } from 'jotai';

/** Whether the only farm of an account opens by itself: for who came by a link that names the server, and chose nothing on the way. */
export const openOnlyFarmAtom = atom(false);
