import type { Db } from '../database/db.ts';
import { gathered, isOneOf, runManyBuiltOnce } from '../database/statements/gathered.ts';

export function findAccount(db: Db, id: string) {
  return db
    .selectFrom('accounts')
    .select(['id', 'avatar', 'firstname', 'lastname', 'email', 'created_at', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** What changing a password needs: the old hash, and the words that the new password must not consist of. */
export function findAccountForChange(db: Db, id: string) {
  return db
    .selectFrom('accounts')
    .select(['id', 'firstname', 'lastname', 'email', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export function findFarmAccesses(db: Db, accountId: string) {
  return db
    .selectFrom('account_farms')
    .select(['farmer_id', 'role', 'permissions'])
    .where('account_id', '=', accountId)
    .orderBy('farmer_id')
    .execute();
}

const person = gathered(async (db, _within, accountIds) => {
  const rows = await runManyBuiltOnce(db, 'people', [], accountIds, () =>
    db
      .selectFrom('accounts')
      .select(['id', 'firstname', 'lastname'])
      .where(isOneOf(db, 'id', accountIds)),
  );
  return new Map(rows.map((row) => [row.id, row]));
});

/** Throws if the account does not exist. */
export async function findPerson(db: Db, accountId: string) {
  const found = await person(db, '', accountId);
  if (!found) throw new Error(`There is no account ${accountId}.`);
  return found;
}
