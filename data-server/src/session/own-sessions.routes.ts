import { accountIdOf } from '../access/session-of.ts';
import { hashToken } from '../access/tokens.ts';
import type { Call, Handler } from '../http/operation.ts';
import { Problem } from '../problems/problems.ts';
import { seconds } from '../services/services.ts';
import { endOwnSessions, findOpenSessions, idOfSession, mostSessions } from './own-sessions.queries.ts';

export const listSessions: Handler<'listSessions'> = async ({ services, token }) => {
  const accountId = await accountIdOf(services, token);
  const open = findOpenSessions(services.database.lookups, accountId, seconds(services.now()));
  const found = await open.limit(mostSessions + 1).execute();
  const own = hashToken(token ?? '');
  const data = found.slice(0, mostSessions).map((row) => ({
    id: idOfSession(row.token_hash),
    device_name: row.device_name,
    app: row.app,
    current: row.token_hash === own,
    created_at: row.created_at,
    last_used_at: row.updated_at,
    expire_at: row.expire_at,
  }));
  return {
    status: 200,
    body: { data, meta: { current_page: 1, per_page: mostSessions, has_more: found.length > mostSessions } },
  };
};

export const endSession: Handler<'endSession'> = async (call) => {
  if ((await end(call, call.params.id)) === 0) throw new Problem('not_found');
  return { status: 204 };
};

export const endOtherSessions: Handler<'endOtherSessions'> = async (call) => {
  await end(call, null);
  return { status: 204 };
};

type Caller = Pick<Call<'endOtherSessions'>, 'services' | 'token' | 'ip'>;

async function end({ services, token, ip }: Caller, id: string | null) {
  const accountId = await accountIdOf(services, token);
  const at = seconds(services.now());
  return endOwnSessions(services.database.db, { accountId, at, address: ip, id, current: hashToken(token ?? '') });
}
