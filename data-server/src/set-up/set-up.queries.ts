import { hashToken, newToken } from '../access/tokens.ts';
import type { Db } from '../database/db.ts';
import { inTransaction, type Trx } from '../database/transaction.ts';

const key = 'set_up';

const hasAccount = async (db: Db | Trx) =>
  (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined;

/**
 * Makes a new token for setting up the first farm, which replaces the previous one; null if there is an account. Only its hash is stored.
 * If several servers share a database, the token that the last started one printed is valid.
 */
export function offerSetUp(db: Db): Promise<string | null> {
  return inTransaction(db, async (trx) => {
    await trx.deleteFrom('server_state').where('key', '=', key).execute();
    if (await hasAccount(trx)) return null;
    const token = newToken();
    await trx
      .insertInto('server_state')
      .values({ key, value: hashToken(token) })
      // Another server that is starting now has stored its own since.
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: hashToken(token) }))
      .execute();
    return token;
  });
}

/** Whether it is the token of a server without an account. */
export async function isSetUpToken(db: Db, token: string): Promise<boolean> {
  const found = await db
    .selectFrom('server_state')
    .select('key')
    .where('key', '=', key)
    .where('value', '=', hashToken(token))
    .executeTakeFirst();
  return found !== undefined && !(await hasAccount(db));
}

/** Marks the token as used; false if somebody else was first, or there is an account. */
export async function useSetUpToken(trx: Trx, token: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('server_state')
    .where('key', '=', key)
    .where('value', '=', hashToken(token))
    .executeTakeFirst();
  return numDeletedRows > 0n && !(await hasAccount(trx));
}
