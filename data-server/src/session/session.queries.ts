import type { Db } from '../database/db.ts';
import type { Tables } from '../database/tables.ts';

export function findAccountByEmail(db: Db, email: string) {
  return db
    .selectFrom('accounts')
    .leftJoin('one_time_passwords', 'one_time_passwords.account_id', 'accounts.id')
    .select([
      'accounts.id',
      'accounts.email',
      'accounts.password_hash',
      'one_time_passwords.password_hash as one_time_hash',
      'one_time_passwords.expire_at as one_time_expire_at',
    ])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
}

/** One device holds one session of an account: the ones before it are revoked. */
export function openSession(db: Db, session: Tables['sessions']) {
  return db.transaction().execute(async (trx) => {
    await trx
      .updateTable('sessions')
      .set({ revoked_at: session.created_at })
      .where('account_id', '=', session.account_id)
      .where('device_hash', '=', session.device_hash)
      .where('revoked_at', 'is', null)
      .execute();
    await trx.insertInto('sessions').values(session).execute();
  });
}

export function revokeSession(db: Db, tokenHash: string, at: number) {
  return db
    .updateTable('sessions')
    .set({ revoked_at: at, updated_at: at })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Puts a new hash of the same password in the place of the old one; of a password that was changed meanwhile nothing. */
export function replacePasswordHash(db: Db, accountId: string, before: string, hash: string) {
  return db
    .updateTable('accounts')
    .set({ password_hash: hash })
    .where('id', '=', accountId)
    .where('password_hash', '=', before)
    .execute();
}

/** Replaces the one before: the newest mail counts. */
export function storeOneTimePassword(db: Db, row: Tables['one_time_passwords']) {
  return db
    .insertInto('one_time_passwords')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
}

/** Makes the one-time password the password, once, and ends the sessions of before; false where somebody else was first. */
export function useOneTimePassword(db: Db, accountId: string, hash: string, at: number) {
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('one_time_passwords')
      .where('account_id', '=', accountId)
      .where('password_hash', '=', hash)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    const change = { password_hash: hash, updated_at: at };
    await trx.updateTable('accounts').set(change).where('id', '=', accountId).execute();
    await trx
      .updateTable('sessions')
      .set({ revoked_at: at })
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .execute();
    return true;
  });
}
