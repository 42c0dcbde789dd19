import type { Wire } from '@seguia/openapi';
import type { Db } from '../database/db.ts';
import type { Tables } from '../database/tables.ts';
import type { Trx } from '../database/transaction.ts';
import { newToken } from '../access/tokens.ts';
import type { Settings } from '../services/settings.ts';

/** Whether this server sends the mail: it needs SMTP, and an address for the link that leads back. */
export const sendsMorningMail = ({ smtpUrl, publicAddress }: Settings) => smtpUrl !== null && publicAddress !== null;

/** A setting in the form that `write` stores: its id is the account's. Revisions do not contain the key that signs its links. */
export interface MailRow extends Omit<Tables['morning_mails'], 'account_id' | 'secret'> {
  id: string;
  deleted_at: null;
}

export async function findMail(db: Db | Trx, farmerId: string, accountId: string): Promise<MailRow | undefined> {
  const row = await db
    .selectFrom('morning_mails')
    .select(['farmer_id', 'account_id as id', 'hour', 'language', 'ec_unit', 'sent_on', 'version'])
    .where('farmer_id', '=', farmerId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && { ...row, deleted_at: null };
}

export async function storeMail(trx: Trx, mail: MailRow): Promise<void> {
  const { id, farmer_id, hour, language, ec_unit, sent_on, version } = mail;
  const row = { hour, language, ec_unit, sent_on, version };
  await trx
    .insertInto('morning_mails')
    .values({ ...row, farmer_id, account_id: id, secret: newToken() })
    .onConflict((conflict) => conflict.columns(['farmer_id', 'account_id']).doUpdateSet(row))
    .execute();
}

/** The address of a person's mail. */
export async function emailOf(db: Db, accountId: string): Promise<string> {
  const { email } = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return email;
}

/** A person's mail setting on a farm, with the key of its link; undefined if they never chose one. */
export const findSigned = (db: Db, farmerId: string, accountId: string) =>
  db
    .selectFrom('morning_mails')
    .innerJoin('farmers', 'farmers.id', 'farmer_id')
    .select(['language', 'secret', 'name as farm'])
    .where('farmer_id', '=', farmerId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** Ends a mail; ending it twice changes nothing. */
export async function endMail(db: Db, farmerId: string, accountId: string): Promise<void> {
  await db
    .updateTable('morning_mails')
    .set((eb) => ({ hour: null, version: eb('version', '+', 1) }))
    .where('farmer_id', '=', farmerId)
    .where('account_id', '=', accountId)
    .where('hour', 'is not', null)
    .execute();
}

/** The people who want the mail and may get it: on the farm, not disabled there, with an active account. */
export const findReaders = (db: Db) =>
  db
    .selectFrom('morning_mails')
    .innerJoin('farm_accounts', (join) =>
      join
        .onRef('farm_accounts.farmer_id', '=', 'morning_mails.farmer_id')
        .onRef('farm_accounts.account_id', '=', 'morning_mails.account_id'),
    )
    .innerJoin('accounts', 'accounts.id', 'morning_mails.account_id')
    .innerJoin('farmers', 'farmers.id', 'morning_mails.farmer_id')
    .select(['morning_mails.farmer_id', 'morning_mails.account_id', 'hour', 'language', 'ec_unit', 'secret', 'sent_on'])
    .select(['accounts.email', 'role', 'permissions', 'farmers.name as farm', 'time_zone', 'modules'])
    .where('hour', 'is not', null)
    .where('farm_accounts.disabled_at', 'is', null)
    .where('accounts.disabled_at', 'is', null)
    .orderBy('morning_mails.farmer_id')
    .execute();

export type MailReader = Awaited<ReturnType<typeof findReaders>>[number];

type Claim = Pick<MailReader, 'farmer_id' | 'account_id' | 'hour' | 'sent_on'>;

/** Claims the mail of a day for this server; false if another server was first, or the person has changed or ended it meanwhile. */
export async function claimMail(db: Db, { farmer_id, account_id, hour }: Claim, day: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('morning_mails')
    .set({ sent_on: day })
    .where('farmer_id', '=', farmer_id)
    .where('account_id', '=', account_id)
    .where('hour', '=', hour)
    .where((eb) => eb.or([eb('sent_on', 'is', null), eb('sent_on', '<', day)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Releases a mail that was not sent, so that it is tried again. */
export async function giveBackMail(db: Db, { farmer_id, account_id, sent_on }: Claim, day: string): Promise<void> {
  await db
    .updateTable('morning_mails')
    .set({ sent_on })
    .where('farmer_id', '=', farmer_id)
    .where('account_id', '=', account_id)
    .where('sent_on', '=', day)
    .execute();
}

export const mailJson = (row: MailRow, email: string): Wire['MorningMail'] => ({
  hour: row.hour,
  language: row.language,
  ec_unit: row.ec_unit,
  email,
  version: row.version,
});
