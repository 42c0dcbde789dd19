import { atom } from 'jotai';

/** Water and light from a file that was opened elsewhere, as text with tabs; the import of water begins with it. Null for none. */
export const handedWaterAtom = atom<string | null>(null);
