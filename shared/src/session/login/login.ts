import { atom } from 'jotai';
import { camel } from '@seguia/openapi';
import { ApiError, call } from '../api/api-error.ts';
import { openClient } from '../api/api.ts';
import { deviceName } from './device-name.ts';
import { sessionClientForLogout } from './logout-call.ts';
import { fetchProfile } from './restore.ts';
import { readServer, serverAtom } from '../account/server.ts';
import { isSession } from '../account/account.ts';
import { lastEmailAtom, sessionAtom } from '../account/session.ts';
import { endSession } from '../account/end-session.ts';
import { localeAtom } from '../settings/locale.ts';
import { readStored, writeStored } from '../storage/storage.ts';
import { storageWritten } from '../storage/storage.ts';

function endpointOf(endpoint: string | null): string {
  if (endpoint === null) throw new Error('No data server is set.');
  return endpoint;
}

/** The name of this application: campaigns "only for this application" belong to all people who log in with this name. */
const appName = 'seguia';

/**
 * The device's token for a server. It outlives the session: a later login by any person is then one from the same device, whose earlier
 * sessions the server ends.
 */
const deviceTokenKey = (endpoint: string) => `seguia.device-token:${endpoint}`;

interface Credentials {
  email: string;
  password: string;
  /** The caller's own time limit. */
  signal?: AbortSignal;
}

/**
 * Logs in: stores the tokens, then loads the profile (without a profile there is no session). Throws ApiError; 422 means that e-mail or
 * password is wrong. AbortError where another data server was chosen meanwhile.
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
  if (readServer() !== endpoint) {
    // Another data server was chosen while this one answered: it must not get this one's token.
    sessionClientForLogout(endpoint, session.token);
    throw new DOMException('Another data server was chosen.', 'AbortError');
  }
  writeStored(tokenKey, session.deviceToken);
  endSession(); // ends a session that another tab has begun meanwhile: nothing of it may be sent with this token
  set(lastEmailAtom, body.email);
  set(sessionAtom, session);
  try {
    await fetchProfile(limit.signal);
    await storageWritten(); // a login that the screen reports must survive a killed browser
  } catch (error) {
    endSession();
    throw error;
  }
});

/** Requests a one-time password by mail, in the page's language; returns the server's message. The answer is the same for unknown addresses. Throws ApiError. */
export const forgotPasswordAtom = atom(
  null,
  async (get, _set, email: string, signal?: AbortSignal): Promise<string> => {
    const api = openClient(endpointOf(get(serverAtom)));
    const body = { email: email.trim() };
    const headers = { 'accept-language': get(localeAtom) }; // of the mail; the browser's own may be another
    const sent = api.POST('/account/forgot-password', { body, headers, ...(signal ? { signal } : {}) });
    const { message } = await call(sent);
    return message;
  },
);
