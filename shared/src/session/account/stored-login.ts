import { type Account, isProfile, isSession, profileKey, serverKey, sessionKey } from './account.ts';
import { readFromDisk } from '../storage/durable-settings.ts';

/** The account that is logged in, and its session's token. */
export interface Login {
  account: Account;
  token: string;
}

/** The login in the settings on the disk, for code without a page (the service worker); null while nobody is logged in. */
export async function readLogin(): Promise<Login | null> {
  const [server, ...values] = await readFromDisk([serverKey, sessionKey, profileKey]);
  const [session, profile] = values.map(parse);
  if (!server || !isSession(session) || !isProfile(profile)) return null;
  return { account: { server, id: profile.id }, token: session.token };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
