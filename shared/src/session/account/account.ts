import type { Profile, Session } from '@seguia/openapi';

/** The keys of data server, session and profile in the device's settings. */
export const serverKey = 'seguia.server';
export const sessionKey = 'seguia.session';
export const profileKey = 'seguia.profile';

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** A session counts only with token, device token and all three timestamps (specification, section 4). */
export function isSession(value: unknown): value is Session {
  const session = value as Partial<Session> | null;
  return (
    typeof session === 'object' &&
    session !== null &&
    isText(session.token) &&
    isText(session.deviceToken) &&
    [session.createdAt, session.updatedAt, session.expireAt].every((time) => Number.isFinite(time))
  );
}

export function isProfile(value: unknown): value is Profile {
  return isText((value as Partial<Profile> | null)?.id);
}

/** An account on a data server: the owner of data on this device. */
export interface Account {
  server: string;
  id: string;
}

/** Server and account as one text, which names the device database and the account's own settings. */
export function accountKey({ server, id }: Account): string {
  return `${server}|${id}`;
}

/** The API's base: the server's address and the API version. */
export function apiBase(endpoint: string): string {
  return `${endpoint}/v2`;
}
