import { atom } from 'jotai';
import { camel } from '@seguia/openapi';
import { ApiError, call } from '../api/api-error.ts';
import { openClient } from '../api/api.ts';
import { deviceName } from './device-name.ts';
import { fetchProfile } from './restore.ts';
import { serverAtom } from '../account/server.ts';
import { isSession } from '../account/account.ts';
import { lastEmailAtom, sessionAtom } from '../account/session.ts';
import { endSession } from '../account/end-session.ts';
import { readStored, writeStored } from '../storage/storage.ts';
import { storageWritten } from '../storage/storage.ts';

function endpointOf(endpoint: string | null): string {
  if (endpoint === null) throw new Error('No data server is set.');
  return endpoint;
}

/** What this application calls itself: campaigns "only for this application" are those of all who log in with this name. */
const appName = 'seguia';

/**
 * The device's token of one server. It outlives the session: a second login, by any person, is one on the same device, whose sessions from before the server
 * then ends.
 */
const deviceTokenKey = (endpoint: string) => `seguia.device-token:${endpoint}`;

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
  const endpoint = endpointOf(get(serverAtom));
  const api = openClient(endpoint);
  const tokenKey = deviceTokenKey(endpoint);
  const device_token = readStored(tokenKey);
  const named = { device_name: await deviceName(), app: appName };
  const body = { email: email.trim(), password, ...named, ...(device_token && { device_token }) };
  const session = camel(await call(api.POST('/auth/login', { body, ...limit })));
  if (!isSession(session)) throw new ApiError('not-json');
  writeStored(tokenKey, session.deviceToken);
  endSession(); // of who was logged in meanwhile, in another tab: nothing of theirs may be sent with this token
  set(lastEmailAtom, body.email);
  set(sessionAtom, session);
  try {
    await fetchProfile(limit.signal);
    await storageWritten(); // a login that the screen reports must outlive a killed browser
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
