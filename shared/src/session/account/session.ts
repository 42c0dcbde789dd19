import { atom } from 'jotai';
import * as v from 'valibot';
import type { Profile, Session } from '@seguia/openapi';
import { type Account, accountKey, isProfile, isSession, profileKey, sessionKey } from './account.ts';
import { readServer, serverAtom } from './server.ts';
import { onStored, readJson, readStored, writeStored } from '../storage/storage.ts';
import { jsonOr, storedAtom } from '../storage/stored-atom.ts';

/** The session; null while nobody is logged in. It follows other tabs. */
export const sessionAtom = storedAtom<Session | null>(
  sessionKey,
  jsonOr<Session | null>(v.custom<Session>(isSession), null),
  (session) => session && JSON.stringify(session),
);

/** The profile of the person who is logged in, stored so that the app starts without network. */
export const profileAtom = storedAtom<Profile | null>(
  profileKey,
  jsonOr<Profile | null>(v.custom<Profile>(isProfile), null),
  (profile) => profile && JSON.stringify(profile),
);

/** The e-mail used last; it survives logout. */
export const lastEmailAtom = storedAtom<string>(
  'seguia.last-email',
  (text) => text ?? '',
  (email) => email,
);

/** The stored session, whichever tab wrote it. */
export function readSession(): Session | null {
  const value = readJson(sessionKey);
  return isSession(value) ? value : null;
}

/** The stored profile. */
export function readProfile(): Profile | null {
  const value = readJson(profileKey);
  return isProfile(value) ? value : null;
}

export function isLoggedIn(): boolean {
  return readSession() !== null;
}

/** The current account; null while nobody is logged in. */
export function readAccount(): Account | null {
  const server = readServer();
  const profile = readProfile();
  return server && profile && isLoggedIn() ? { server, id: profile.id } : null;
}

/** Server and account as one text, which names the device database and the account's own settings. */
export const accountKeyAtom = atom((get) => {
  const server = get(serverAtom);
  const profile = get(profileAtom);
  return server && profile && get(sessionAtom) ? accountKey({ server, id: profile.id }) : null;
});

/** Removes session and profile from the device (for all tabs). */
export function forgetSession(): void {
  writeStored(sessionKey, null);
  writeStored(profileKey, null);
}

/** Calls back whenever the stored token may have changed, in this tab or another. */
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
