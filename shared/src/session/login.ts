import { atom } from 'jotai';
import { camel } from '@seguia/openapi';
import { call } from './api-error.ts';
import { openClient } from './api.ts';
import { deviceName } from './device-name.ts';
import { fetchProfile } from './restore.ts';
import { serverAtom } from './server.ts';
import { isSession, lastEmailAtom, sessionAtom } from './session.ts';
import { endSession } from './end-session.ts';

function endpointOf(endpoint: string | null): string {
  if (endpoint === null) throw new Error('No data server is set.');
  return endpoint;
}

/**
 * Logs in: the tokens are stored, then the profile is loaded (without a profile there is no session). Throws ApiError; 422 means e-mail or
 * password do not fit.
 */
export const loginAtom = atom(
  null,
  async (get, set, { email, password }: { email: string; password: string }): Promise<void> => {
    const api = openClient(endpointOf(get(serverAtom)));
    const body = { email: email.trim(), password, device_name: await deviceName() };
    const session = camel(await call(api.POST('/auth/login', { body })));
    if (!isSession(session)) throw new Error('The data server gave no whole session.');
    set(lastEmailAtom, body.email);
    set(sessionAtom, session);
    try {
      await fetchProfile();
    } catch (error) {
      endSession();
      throw error;
    }
  },
);

/** Asks for a one-time password by mail; gives the server's message. The answer is the same for unknown addresses. Throws ApiError. */
export const forgotPasswordAtom = atom(null, async (get, _set, email: string): Promise<string> => {
  const api = openClient(endpointOf(get(serverAtom)));
  const { message } = await call(api.POST('/account/forgot-password', { body: { email: email.trim() } }));
  return message;
});
