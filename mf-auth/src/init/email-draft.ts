import { lastEmailAtom } from '@seguia/shared/start';
import { atom } from 'jotai';

const typedAtom = atom<string | null>(null);

/** The typed e-mail, shared by login and forgotten password; until something is typed, the e-mail used last. */
export const emailDraftAtom = atom(
  (get) => get(typedAtom) ?? get(lastEmailAtom) ?? '',
  (_get, set, email: string) => set(typedAtom, email),
);
