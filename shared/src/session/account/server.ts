import { atom } from 'jotai';
import { normaliseAddress, shownName } from '../../domain/server-address.ts';
import { serverKey } from './account.ts';
import { readStored, writeStored } from '../storage/storage.ts';
import { storedAtom } from '../storage/stored-atom.ts';

/** The data server's address without trailing slash, or null when none is set. */
export const serverAtom = storedAtom<string | null>(
  serverKey,
  (text) => text,
  (endpoint) => endpoint,
);

/** The server as people call it: without scheme and leading `api.`; null when none is set. */
export const serverNameAtom = atom((get) => {
  const endpoint = get(serverAtom);
  return endpoint === null ? null : shownName(endpoint);
});

/** The address of the moment, whatever tab set it. */
export function readServer(): string | null {
  return readStored(serverKey);
}

/** Forgets the data server. */
export function clearServer(): void {
  writeStored(serverKey, null);
}

/** Sets the data server; the address is trimmed and loses a trailing slash. */
export const setServerAtom = atom(null, (_get, set, endpoint: string) => {
  set(serverAtom, normaliseAddress(endpoint));
});

/** Forgets the data server. Whoever is logged in must be logged out first. */
export const clearServerAtom = atom(null, (_get, set) => set(serverAtom, null));
