import { atom } from 'jotai';
import { sessionClientForLogout } from './logout-call.ts';
import { endSession } from '../account/end-session.ts';
import { farmersAtom, noFarmers } from './farmers.ts';
import { readServer } from '../account/server.ts';
import { readSession } from '../account/session.ts';
import { broadcastSessionEvent } from '../account/session-events.ts';

/**
 * Logs out. The call to the server is sent first and not awaited: the session is removed from the device at once, with or without network.
 * `local` skips the call.
 */
export const logoutAtom = atom(null, async (_get, set, { local = false }: { local?: boolean } = {}): Promise<void> => {
  const endpoint = readServer();
  const session = readSession();
  if (!local && endpoint && session) sessionClientForLogout(endpoint, session.token);
  endSession();
  set(farmersAtom, noFarmers);
  broadcastSessionEvent({ kind: 'logged-out' });
});
