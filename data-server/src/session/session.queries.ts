import { recordAudit } from '../audit/audit.ts';
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
      'accounts.disabled_at',
      'one_time_passwords.password_hash as one_time_hash',
      'one_time_passwords.expire_at as one_time_expire_at',
    ])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
}

/**
 * One device holds one session of an account: the ones before it are revoked. False, and nothing is opened, where the account was disabled: its row is
 * locked first, so that whoever disables it either sees this session or is seen.
 */
export function openSession(db: Db, session: Tables['sessions'], address: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('accounts')
      .set((eb) => ({ updated_at: eb.ref('updated_at') }))
      .where('id', '=', session.account_id)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await revokeSessions(trx, session.account_id, session.created_at, { device: session.device_hash });
    await trx.insertInto('sessions').values(session).execute();
    const { account_id: account, device_name: detail } = session;
    await recordAudit(trx, session.created_at, {
      action: 'login',
      owner: { account },
      actor: account,
      address,
      detail,
    });
    return true;
  });
}

/** Ends the open sessions of an account, or only those of a device or the one with a token's hash; answers how many. */
export async function revokeSessions(
  db: Db,
  accountId: string,
  at: number,
  only: { device?: string; session?: string } = {},
): Promise<number> {
  let update = db
    .updateTable('sessions')
    .set({ revoked_at: at, updated_at: at })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null);
  if (only.device !== undefined) update = update.where('device_hash', '=', only.device);
  if (only.session !== undefined) update = update.where('token_hash', '=', only.session);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return Number(numUpdatedRows);
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
export function useOneTimePassword(db: Db, accountId: string, hash: string, at: number, address?: string) {
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('one_time_passwords')
      .where('account_id', '=', accountId)
      .where('password_hash', '=', hash)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    const change = { password_hash: hash, updated_at: at };
    await trx.updateTable('accounts').set(change).where('id', '=', accountId).execute();
    await revokeSessions(trx, accountId, at);
    const event = { action: 'password_changed', owner: { account: accountId }, actor: accountId } as const;
    await recordAudit(trx, at, { ...event, ...(address === undefined ? {} : { address }) });
    return true;
  });
}
