import { lastEmailAtom } from '@seguia/shared/start';
import { atom } from 'jotai';

const typedAtom = atom<string | null>(null);

/** The e-mail as typed, carried between login and forgotten password; the last one used until something is typed. */
export const emailDraftAtom = atom(
  (get) => get(typedAtom) ?? get(lastEmailAtom) ?? '',
  (_get, set, email: string) => set(typedAtom, email),
);
