import type { Db } from '../database/db.ts';
import { builtOnce } from '../database/statements/built-once.ts';

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
    .selectFrom('farm_accounts')
    .select(['farmer_id', 'role', 'permissions'])
    .where('account_id', '=', accountId)
    .where('disabled_at', 'is', null)
    .orderBy('farmer_id')
    .execute();
}

const people = builtOnce((db, accountId: string) =>
  db.selectFrom('accounts').select(['id', 'firstname', 'lastname']).where('id', '=', accountId),
);

/** Throws if the account does not exist. */
export async function findPerson(db: Db, accountId: string) {
  const [person] = await people(db, accountId);
  if (!person) throw new Error(`There is no account ${accountId}.`);
  return person;
}
