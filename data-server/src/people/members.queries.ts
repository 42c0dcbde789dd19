import { sql, type Selectable } from 'kysely';
import { copyAccess } from '../access/account-farms.ts';
import type { Db } from '../database/db.ts';
import type { Tables } from '../database/tables.ts';
import type { Trx } from '../database/transaction.ts';

/** The largest number of people in a list: many more than a farm has. */
export const mostMembers = 500;

/** The people of a farm with their access, by name. */
export function findMembers(db: Db, farmerId: string) {
  return db
    .selectFrom('farm_accounts')
    .innerJoin('accounts', 'accounts.id', 'farm_accounts.account_id')
    .select(['id', 'firstname', 'lastname', 'email', 'role', 'version', 'farm_accounts.disabled_at'])
    .select(({ selectFrom }) =>
      selectFrom('sessions')
        .whereRef('sessions.account_id', '=', 'accounts.id')
        // Ended sessions are left out, because their end has replaced their last use.
        .select(sql<number | null>`max(CASE WHEN revoked_at IS NULL THEN updated_at ELSE created_at END)`.as('at'))
        .as('last_seen_at'),
    )
    .where('farmer_id', '=', farmerId)
    .orderBy('lastname')
    .orderBy('firstname')
    .orderBy('id')
    .limit(mostMembers + 1);
}

/** One person of a farm, with their access. */
export const findMember = (db: Db, farmerId: string, accountId: string) =>
  findMembers(db, farmerId).where('id', '=', accountId).executeTakeFirstOrThrow();

/** An account's access to a farm in the form that `write` stores: its id is the account's, and it is disabled, never deleted. */
export interface AccessRow extends Omit<Selectable<Tables['farm_accounts']>, 'account_id'> {
  id: string;
  deleted_at: null;
}

export async function findAccess(db: Db | Trx, farmerId: string, accountId: string): Promise<AccessRow | undefined> {
  const row = await db
    .selectFrom('farm_accounts')
    .selectAll()
    .where('farmer_id', '=', farmerId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { account_id: id, ...access } = row;
  return { id, ...access, deleted_at: null };
}

/** Whether another manager of the farm can log in. */
export async function hasOtherManager(trx: Trx, farmerId: string, accountId: string): Promise<boolean> {
  const other = await trx
    .selectFrom('farm_accounts')
    .innerJoin('accounts', 'accounts.id', 'farm_accounts.account_id')
    .select('accounts.id')
    .where('farmer_id', '=', farmerId)
    .where('account_id', '<>', accountId)
    .where('role', '=', 'manager')
    .where('farm_accounts.disabled_at', 'is', null)
    .where('accounts.disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

export async function storeAccess(trx: Trx, { farmer_id, id, role, permissions, disabled_at, version }: AccessRow) {
  await trx
    .updateTable('farm_accounts')
    .set({ role, permissions, disabled_at, version })
    .where('farmer_id', '=', farmer_id)
    .where('account_id', '=', id)
    .execute();
  await copyAccess(trx, farmer_id, id);
}
