import { type Account, isProfile, isSession, profileKey, serverKey, sessionKey } from './account.ts';
import { readFromDisk } from '../storage/durable-settings.ts';

/** Who is logged in, and the token of that session. */
export interface Login {
  account: Account;
  token: string;
}

/** Who is logged in by the settings on the disk, for who has no page's memory of them; null while nobody is. */
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
