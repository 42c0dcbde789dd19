import type { Db } from '../database/db.ts';

/** The farm as the account is linked to it; undefined where it is not, or is disabled there. */
export function findFarmOf(db: Db, accountId: string, farmerId: string) {
  return db
    .selectFrom('farm_accounts')
    .innerJoin('farmers', 'farmers.id', 'farm_accounts.farmer_id')
    .select(['id', 'name', 'place', 'time_zone', 'modules', 'role', 'permissions'])
    .where('farm_accounts.farmer_id', '=', farmerId)
    .where('account_id', '=', accountId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}

/** The session of a token, also one that has ended. */
export function findSession(db: Db, tokenHash: string) {
  return db
    .selectFrom('sessions')
    .select(['account_id', 'app', 'updated_at', 'expire_at', 'revoked_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Stores when an open session was used last (Unix seconds). */
export async function storeLastUse(db: Db, tokenHash: string, at: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ updated_at: at })
    .where('token_hash', '=', tokenHash)
    .where('updated_at', '<', at)
    .where('revoked_at', 'is', null)
    .execute();
}
