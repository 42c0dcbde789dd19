import { gathered, isOneOf, runManyBuiltOnce } from '../database/statements/gathered.ts';
import type { Db } from '../database/db.ts';

const farmOf = gathered(async (db, farmerId, tokenHashes) => {
  const rows = await runManyBuiltOnce(db, 'accesses', [farmerId], tokenHashes, () =>
    db
      .selectFrom('farm_accounts')
      .innerJoin('farmers', 'farmers.id', 'farm_accounts.farmer_id')
      .innerJoin('sessions', 'sessions.account_id', 'farm_accounts.account_id')
      .innerJoin('accounts', 'accounts.id', 'farm_accounts.account_id')
      .select(['token_hash', 'firstname', 'lastname', 'role', 'permissions'])
      .select(['farmers.id', 'name', 'place', 'time_zone', 'modules'])
      .where('farm_accounts.farmer_id', '=', farmerId)
      .where(isOneOf(db, 'token_hash', tokenHashes))
      .where('farm_accounts.disabled_at', 'is', null),
  );
  return new Map(rows.map((row) => [row.token_hash, row]));
});

/**
 * The farm with the access of a token's account, and its name; undefined where the account is not linked to it, or is disabled there. It does
 * not say whether the session goes on, so that both are looked up at once.
 */
export const findFarmOf = (db: Db, tokenHash: string, farmerId: string) => farmOf(db, farmerId, tokenHash);

const session = gathered(async (db, _within, tokenHashes) => {
  const rows = await runManyBuiltOnce(db, 'sessions', [], tokenHashes, () =>
    db
      .selectFrom('sessions')
      .select(['token_hash', 'account_id', 'app', 'updated_at', 'expire_at', 'revoked_at'])
      .where(isOneOf(db, 'token_hash', tokenHashes)),
  );
  return new Map(rows.map((row) => [row.token_hash, row]));
});

/** The session of a token, even if it has ended. */
export const findSession = (db: Db, tokenHash: string) => session(db, '', tokenHash);

/** Stores when open sessions were last used (Unix seconds). */
export async function storeLastUse(db: Db, tokenHashes: readonly string[], at: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ updated_at: at })
    .where('token_hash', 'in', tokenHashes)
    .where('updated_at', '<', at)
    .where('revoked_at', 'is', null)
    .execute();
}
