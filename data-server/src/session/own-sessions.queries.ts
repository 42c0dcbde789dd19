import { recordAudit } from '../audit/audit.ts';
import type { Db } from '../database/db.ts';
import { inTransaction } from '../database/transaction.ts';
import { revokeSessions } from './session.queries.ts';

/** The largest number of sessions in a list; a device that forgets its token leaves one at each login. */
export const mostSessions = 200;

/** The id of a session for its owner, and, by its first twelve characters, for an operator: 132 bits of the token's hash, useless for a login. */
export const idOfSession = (tokenHash: string): string => tokenHash.slice(0, 22);

/** The open sessions of an account, newest first. `at` is in Unix seconds. */
export function findOpenSessions(db: Db, accountId: string, at: number) {
  return db
    .selectFrom('sessions')
    .select(['token_hash', 'device_name', 'app', 'created_at', 'updated_at', 'expire_at'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expire_at', '>', at)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash');
}

interface End {
  accountId: string;
  at: number;
  address: string;
  /** The id of the session to end; null ends all except `current`. */
  id: string | null;
  /** The hash of the caller's token. */
  current: string;
}

/** Ends sessions of an account and logs it; returns how many were open. */
export function endOwnSessions(db: Db, { accountId, at, address, id, current }: End): Promise<number> {
  return inTransaction(db, async (trx) => {
    const open = await findOpenSessions(trx, accountId, at).execute();
    const ended = open.filter(({ token_hash: hash }) => (id === null ? hash !== current : idOfSession(hash) === id));
    for (const { token_hash: session } of ended) await revokeSessions(trx, accountId, at, { session });
    if (ended.length > 0) {
      const event = { action: 'sessions_ended', owner: { account: accountId }, actor: accountId } as const;
      await recordAudit(trx, at, { ...event, address, detail: `${ended.length}` });
    }
    return ended.length;
  });
}
