import type { Profile, Session } from '@seguia/openapi';

/** Under which keys the device's settings have the data server, the session and who is logged in. */
export const serverKey = 'seguia.server';
export const sessionKey = 'seguia.session';
export const profileKey = 'seguia.profile';

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Logged in means that token, device token and the three timestamps are all there (specification, section 4). */
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

/** Whose data this is: the server and the account. */
export interface Account {
  server: string;
  id: string;
}

/** One text for (server, account): the device database and the account's own settings are named by it. */
export function accountKey({ server, id }: Account): string {
  return `${server}|${id}`;
}

/** The API's base: the server's address and the API version. */
export function apiBase(endpoint: string): string {
  return `${endpoint}/v2`;
}
