import type { Insertable } from 'kysely';
import { recordAudit } from '../audit/audit.ts';
import type { Db } from '../database/db.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction, type Trx } from '../database/transaction.ts';

export function findAccountByEmail(db: Db, email: string) {
  return db
    .selectFrom('accounts')
    .leftJoin('one_time_passwords', 'one_time_passwords.account_id', 'accounts.id')
    .select([
      'accounts.id',
      'accounts.email',
      'accounts.password_hash',
      'accounts.password_expire_at',
      'accounts.disabled_at',
      'one_time_passwords.password_hash as one_time_hash',
      'one_time_passwords.expire_at as one_time_expire_at',
    ])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
}

/** What allowed a login. */
interface Entry {
  /** The hash with which the typed password was compared. */
  passwordHash: string;
  address: string;
}

/**
 * Opens a session. A device has one session per account, so earlier ones are revoked. Returns false, and opens nothing, if the account was
 * disabled or its password changed meanwhile: its row is locked first, so that such a change either sees this session or is seen here.
 */
export function openSession(
  db: Db,
  session: Insertable<Tables['sessions']>,
  { passwordHash, address }: Entry,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('accounts')
      .set((eb) => ({ updated_at: eb.ref('updated_at') }))
      .where('id', '=', session.account_id)
      .where('disabled_at', 'is', null)
      .where('password_hash', '=', passwordHash)
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

/** Ends open sessions of an account: those of a device, the one with a token's hash, all except that one, or all. Returns how many. */
export async function revokeSessions(
  db: Db,
  accountId: string,
  at: number,
  only: { device?: string; session?: string; but?: string } = {},
): Promise<number> {
  let update = db
    .updateTable('sessions')
    .set({ revoked_at: at, updated_at: at })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null);
  if (only.device !== undefined) update = update.where('device_hash', '=', only.device);
  if (only.session !== undefined) update = update.where('token_hash', '=', only.session);
  if (only.but !== undefined) update = update.where('token_hash', '<>', only.but);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Replaces the hash by a new one of the same password; does nothing if the password was changed meanwhile. */
export function replacePasswordHash(db: Db, accountId: string, before: string, hash: string) {
  return db
    .updateTable('accounts')
    .set({ password_hash: hash })
    .where('id', '=', accountId)
    .where('password_hash', '=', before)
    .execute();
}

/** Stores a mailed password in place of the previous one, because the newest mail counts. */
export function storeOneTimePassword(db: Db, row: Tables['one_time_passwords']) {
  return db
    .insertInto('one_time_passwords')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
}

/**
 * Replaces the password whose hash is `before`; ends the account's sessions except the calling one, and a mailed one-time password. Returns
 * false, and changes nothing, if the password was changed meanwhile, the account disabled, or the session ended.
 */
export function changePasswordHash(
  db: Db,
  change: { accountId: string; session: string; before: string; hash: string; at: number; address: string },
): Promise<boolean> {
  const { accountId, session, before, hash, at, address } = change;
  return inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('accounts')
      .set({ password_hash: hash, password_expire_at: null, updated_at: at })
      .where('id', '=', accountId)
      .where('password_hash', '=', before)
      .where('disabled_at', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('sessions').select('token_hash').where('token_hash', '=', session).where('revoked_at', 'is', null),
        ),
      )
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await trx.deleteFrom('one_time_passwords').where('account_id', '=', accountId).execute();
    await revokeSessions(trx, accountId, at, { but: session });
    await recordAudit(trx, at, {
      action: 'password_changed',
      owner: { account: accountId },
      actor: accountId,
      address,
    });
    return true;
  });
}

/**
 * Makes the one-time password with that hash, mailed or handed over, the account's password, and ends the other one and the account's earlier
 * sessions; false if somebody else was first.
 */
export async function useOneTimePassword(
  trx: Trx,
  hash: string,
  { accountId, at, address }: { accountId: string; at: number; address: string },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('one_time_passwords')
    .where('account_id', '=', accountId)
    .where('password_hash', '=', hash)
    .executeTakeFirst();
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set({ password_hash: hash, password_expire_at: null, updated_at: at })
    .where('id', '=', accountId)
    .$if(numDeletedRows === 0n, (handedOver) =>
      handedOver.where('password_hash', '=', hash).where('password_expire_at', 'is not', null),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx.deleteFrom('one_time_passwords').where('account_id', '=', accountId).execute();
  await revokeSessions(trx, accountId, at);
  const event = { action: 'password_changed', owner: { account: accountId }, actor: accountId } as const;
  await recordAudit(trx, at, { ...event, address });
  return true;
}
