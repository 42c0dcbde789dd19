import { Problem } from '../problems/problems.ts';
import { seconds, type Services } from '../services/services.ts';
import { findSession } from './access.queries.ts';
import { hashToken } from './tokens.ts';

/** Who calls. Throws 401 for a token that is missing, unknown or revoked, 408 for one that has expired. */
export async function accountIdOf(services: Services, token: string | null): Promise<string> {
  return (await sessionOf(services, token)).account_id;
}

/** The session of a call: who calls, and with which application. Throws as `accountIdOf`. */
export async function sessionOf({ database, now }: Services, token: string | null) {
  const session = token === null ? undefined : await findSession(database.lookups, hashToken(token));
  if (!session || session.revoked_at !== null) throw new Problem('no_token');
  if (session.expire_at <= seconds(now())) throw new Problem('session_expired');
  return session;
}
