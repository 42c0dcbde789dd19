import { atom } from 'jotai';

/** Whether an account's only farm opens without a choice: for people who came by a link that names the server. */
export const openOnlyFarmAtom = atom(false);
