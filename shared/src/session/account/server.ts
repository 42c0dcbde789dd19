import { atom } from 'jotai';
import { shownName } from '../../domain/server-address.ts';
import { serverKey } from './account.ts';
import { readStored, writeStored } from '../storage/storage.ts';
import { storedAtom } from '../storage/stored-atom.ts';

/** The data server's address without trailing slash, or null when none is set. */
export const serverAtom = storedAtom<string | null>(
  serverKey,
  (text) => text,
  (endpoint) => endpoint,
);

/** The server's name for people: without scheme and leading `api.`; null when none is set. */
export const serverNameAtom = atom((get) => {
  const endpoint = get(serverAtom);
  return endpoint === null ? null : shownName(endpoint);
});

/** The stored address, whichever tab set it. */
export function readServer(): string | null {
  return readStored(serverKey);
}

/** Removes the data server. */
export function clearServer(): void {
  writeStored(serverKey, null);
}
