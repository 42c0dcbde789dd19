import { atom } from 'jotai';
import { normaliseAddress } from '../../domain/server-address.ts';
import { endSession } from './end-session.ts';
import { readServer, serverAtom } from './server.ts';

/**
 * Sets the data server; the address is trimmed and loses a trailing slash. The session of the old server ends in all tabs, so that the new
 * server never gets its token.
 */
export const setServerAtom = atom(null, (_get, set, endpoint: string) => {
  const address = normaliseAddress(endpoint);
  if (address !== readServer()) endSession();
  set(serverAtom, address);
});

/** Removes the data server, and the session with it. */
export const clearServerAtom = atom(null, (_get, set) => {
  endSession();
  set(serverAtom, null);
});
