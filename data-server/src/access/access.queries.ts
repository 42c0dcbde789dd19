import { builtOnce } from '../database/statements/built-once.ts';
import type { Db } from '../database/db.ts';

const farmsOf = builtOnce((db, farmerId: string, accountId: string) =>
  db
    .selectFrom('farm_accounts')
    .innerJoin('farmers', 'farmers.id', 'farm_accounts.farmer_id')
    .select(['id', 'name', 'place', 'time_zone', 'modules', 'role', 'permissions'])
    .where('farm_accounts.farmer_id', '=', farmerId)
    .where('account_id', '=', accountId)
    .where('disabled_at', 'is', null),
);

/** The farm with the account's access; undefined where the account is not linked to it, or is disabled there. */
export async function findFarmOf(db: Db, accountId: string, farmerId: string) {
  return (await farmsOf(db, farmerId, accountId)).at(0);
}

const sessionsOf = builtOnce((db, tokenHash: string) =>
  db
    .selectFrom('sessions')
    .select(['account_id', 'app', 'updated_at', 'expire_at', 'revoked_at'])
    .where('token_hash', '=', tokenHash),
);

/** The session of a token, even if it has ended. */
export async function findSession(db: Db, tokenHash: string) {
  return (await sessionsOf(db, tokenHash)).at(0);
}

/** Stores when an open session was last used (Unix seconds). */
export async function storeLastUse(db: Db, tokenHash: string, at: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ updated_at: at })
    .where('token_hash', '=', tokenHash)
    .where('updated_at', '<', at)
    .where('revoked_at', 'is', null)
    .execute();
}
