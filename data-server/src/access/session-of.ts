import { Problem } from '../problems/problems.ts';
import { seconds, type Services } from '../services/services.ts';
import { findSession, storeLastUse } from './access.queries.ts';
import { hashToken } from './tokens.ts';

/** The account of a call. Throws 401 for a token that is missing, unknown or revoked, 408 for one that has expired. */
export async function accountIdOf(services: Services, token: string | null): Promise<string> {
  return (await sessionOf(services, token)).account_id;
}

/** The session of a call: its account, application, and device (the token's hash). Throws like `accountIdOf`. */
export async function sessionOf({ database, now, lastUses, later }: Services, token: string | null) {
  const hash = token === null ? '' : hashToken(token);
  const session = token === null ? undefined : await findSession(database.lookups, hash);
  if (!session || session.revoked_at !== null) throw new Problem('no_token');
  const at = seconds(now());
  if (session.expire_at <= at) throw new Problem('session_expired');
  if (lastUses.isDue(hash, session.updated_at, at)) {
    later(() => lastUses.store(hash, (hashes) => storeLastUse(database.db, hashes, at)));
  }
  return { ...session, device: hash };
}
