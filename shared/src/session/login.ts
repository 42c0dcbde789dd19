import { atom } from 'jotai';
import { camel } from '@seguia/openapi';
import { ApiError, call } from './api-error.ts';
import { openClient } from './api.ts';
import { deviceName } from './device-name.ts';
import { fetchProfile } from './restore.ts';
import { serverAtom } from './server.ts';
import { isSession, lastEmailAtom, sessionAtom } from './session.ts';
import { endSession } from './end-session.ts';
import { storageWritten } from './storage.ts';

function endpointOf(endpoint: string | null): string {
  if (endpoint === null) throw new Error('No data server is set.');
  return endpoint;
}

interface Credentials {
  email: string;
  password: string;
  /** The caller's own time limit. */
  signal?: AbortSignal;
}

/**
 * Logs in: the tokens are stored, then the profile is loaded (without a profile there is no session). Throws ApiError; 422 means e-mail or
 * password do not fit.
 */
export const loginAtom = atom(null, async (get, set, { email, password, ...limit }: Credentials): Promise<void> => {
  const api = openClient(endpointOf(get(serverAtom)));
  const body = { email: email.trim(), password, device_name: await deviceName() };
  const session = camel(await call(api.POST('/auth/login', { body, ...limit })));
  if (!isSession(session)) throw new ApiError('not-json');
  set(lastEmailAtom, body.email);
  set(sessionAtom, session);
  try {
    await fetchProfile(limit.signal);
    await storageWritten(); // who is told that they are in must still be when the browser is killed
  } catch (error) {
    endSession();
    throw error;
  }
});

/** Asks for a one-time password by mail; gives the server's message. The answer is the same for unknown addresses. Throws ApiError. */
export const forgotPasswordAtom = atom(
  null,
  async (get, _set, email: string, signal?: AbortSignal): Promise<string> => {
    const api = openClient(endpointOf(get(serverAtom)));
    const body = { email: email.trim() };
    const { message } = await call(api.POST('/account/forgot-password', { body, ...(signal ? { signal } : {}) }));
    return message;
  },
);
