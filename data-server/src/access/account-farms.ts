// The farms of an account, copied from where they belong (decision 283).
import type { Db } from '../database/db.ts';
import { insertAll } from '../database/statements/bulk.ts';
import type { Trx } from '../database/transaction.ts';

/** What the list of an account's farms shows of a farm. */
const shown = ['name', 'search_name', 'place', 'time_zone', 'modules'] as const;

/**
 * Copies a farm's people, or one of them, to the farms of their accounts. It belongs to every transaction that changes who may open a farm,
 * or what a list of farms shows of it.
 */
export async function copyAccess(trx: Db | Trx, farmId: string, accountId?: string): Promise<void> {
  // Changes nothing but locks the farm's row, so that a farm that gets another name meanwhile is copied before or after this, and whole.
  const farm = await trx
    .updateTable('farmers')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', farmId)
    .returning(shown)
    .executeTakeFirst();
  let links = trx
    .selectFrom('farm_accounts')
    .select(['account_id', 'farmer_id', 'role', 'permissions'])
    .where('farmer_id', '=', farmId)
    .where('disabled_at', 'is', null);
  let copies = trx.deleteFrom('account_farms').where('farmer_id', '=', farmId);
  if (accountId !== undefined) {
    links = links.where('account_id', '=', accountId);
    copies = copies.where('account_id', '=', accountId);
  }
  await copies.execute();
  if (!farm) return;
  const rows = await links.execute();
  await insertAll(
    trx,
    'account_farms',
    rows.map((link) => ({ ...link, ...farm })),
  );
}

/** Copies the people of all farms, in a database that has no copies. */
export async function copyAllAccess(db: Db | Trx): Promise<void> {
  await db
    .insertInto('account_farms')
    .columns(['account_id', 'farmer_id', 'role', 'permissions', ...shown])
    .expression((eb) =>
      eb
        .selectFrom('farm_accounts')
        .innerJoin('farmers', 'farmers.id', 'farm_accounts.farmer_id')
        .select(['account_id', 'farmer_id', 'role', 'permissions', ...shown])
        .where('disabled_at', 'is', null),
    )
    .execute();
}
