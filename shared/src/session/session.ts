import { atom } from 'jotai';
import type { Profile, Session } from '@seguia/openapi';
import { readServer, serverAtom } from './server.ts';
import { onStored, readJson, readStored, writeStored } from './storage.ts';
import { jsonOr, storedAtom } from './stored-atom.ts';

const sessionKey = 'seguia.session';
const profileKey = 'seguia.profile';

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Logged in means that token, device token and the three timestamps are all there (specification, section 4). */
export function isSession(value: unknown): value is Session {
  const one = value as Partial<Session> | null;
  return (
    typeof one === 'object' &&
    one !== null &&
    isText(one.token) &&
    isText(one.deviceToken) &&
    [one.createdAt, one.updatedAt, one.expireAt].every((time) => Number.isFinite(time))
  );
}

function isProfile(value: unknown): value is Profile {
  return isText((value as Partial<Profile> | null)?.id);
}

/** The session, or null while nobody is logged in; follows other tabs. */
export const sessionAtom = storedAtom<Session | null>(
  sessionKey,
  jsonOr<Session | null>(isSession, null),
  (session) => session && JSON.stringify(session),
);

/** Who is logged in; kept on the device so that the app starts without network. */
export const profileAtom = storedAtom<Profile | null>(
  profileKey,
  jsonOr<Profile | null>(isProfile, null),
  (profile) => profile && JSON.stringify(profile),
);

/** The last e-mail used; survives logout. */
export const lastEmailAtom = storedAtom<string>(
  'seguia.last-email',
  (text) => text ?? '',
  (email) => email,
);

/** The session of this moment, whatever tab wrote it. */
export function readSession(): Session | null {
  const value = readJson(sessionKey);
  return isSession(value) ? value : null;
}

/** The stored profile of this moment. */
export function readProfile(): Profile | null {
  const value = readJson(profileKey);
  return isProfile(value) ? value : null;
}

export function isLoggedIn(): boolean {
  return readSession() !== null;
}

/** Whose data this is: the server and the account. Null until both are known. */
export interface Account {
  server: string;
  id: string;
}

/** The account of this moment; null while nobody is logged in. */
export function readAccount(): Account | null {
  const server = readServer();
  const profile = readProfile();
  return server && profile && isLoggedIn() ? { server, id: profile.id } : null;
}

/** One text for (server, account): the device database and the account's own settings are named by it. */
export const accountKeyAtom = atom((get) => {
  const server = get(serverAtom);
  const profile = get(profileAtom);
  return server && profile && get(sessionAtom) ? accountKey({ server, id: profile.id }) : null;
});

export function accountKey({ server, id }: Account): string {
  return `${server}|${id}`;
}

/** Removes session and profile from the device (for all tabs). */
export function forgetSession(): void {
  writeStored(sessionKey, null);
  writeStored(profileKey, null);
}

/** Calls back whenever the token of this moment may have changed, in this tab or another. */
export function onSessionChange(listener: () => void): () => void {
  let last = readStored(sessionKey);
  return onStored((key) => {
    if (key !== null && key !== sessionKey) return;
    const now = readStored(sessionKey);
    if (now === last) return;
    last = now;
    listener();
  });
}
