import { isEmail } from '@seguia/shared/domain/accounts/email';
import type { Arguments } from '../admin/arguments.ts';
import { recordAudit } from '../audit/audit.ts';
import { inTransaction } from '../database/transaction.ts';
import { seconds } from '../services/services.ts';
import { SettingError } from '../services/settings.ts';
import { addAccount, type Person } from '../session/add-account.ts';
import { findAccountByEmail, revokeSessions } from '../session/session.queries.ts';
import { emailOption, findAccountOf, findFarm } from './find.ts';
import { handOver, passwordOption, readPassword, setPassword } from './passwords.ts';
import {
  allowed,
  instantOf,
  listOf,
  nameIn,
  needed,
  resultOf,
  UsageError,
  type Verb,
  type VerbContext,
} from './verb.ts';

/** The person that the options describe; throws a UsageError that names the problem. */
export const personIn = (words: Arguments): Person => ({
  email: emailIn(words.required('email')),
  firstname: nameIn('firstname', words.required('firstname')),
  lastname: nameIn('lastname', words.required('lastname')),
});

/** An e-mail in lower case; throws a UsageError if it is malformed. */
export function emailIn(text: string): string {
  const address = text.trim().toLowerCase();
  if (!isEmail(address)) throw new UsageError(`--email: an address like ana@farm.example, not "${text}".`);
  return address;
}

/** Adds an account; returns its id, and a one-time password if one was made. Throws a SettingError if the e-mail has an account. */
export async function insertAccount(context: VerbContext, person: Person, isGiven: boolean) {
  const { db, now, actor } = context;
  if (await findAccountByEmail(db, person.email))
    throw new SettingError(`--email: ${person.email} has an account already. \`access grant\` links it to a farm.`);
  const secret = await readPassword(context, isGiven, person);
  const at = seconds(now);
  const id = await inTransaction(db, async (trx) => {
    const added = await addAccount(trx, person, { passwordHash: secret.hash, at, actor });
    await setPassword(trx, added, at, secret);
    return added;
  });
  return { id, oneTime: secret.oneTime };
}

async function setDisabled(context: VerbContext, address: string, isDisabled: boolean) {
  const { db, now, actor } = context;
  const account = await findAccountOf(db, address);
  const at = seconds(now);
  const ended = await inTransaction(db, async (trx) => {
    const change = { disabled_at: isDisabled ? at : null, updated_at: at };
    await trx.updateTable('accounts').set(change).where('id', '=', account.id).execute();
    await recordAudit(trx, at, {
      action: isDisabled ? 'account_disabled' : 'account_enabled',
      owner: { account: account.id },
      actor,
    });
    return isDisabled ? revokeSessions(trx, account.id, at) : 0;
  });
  return { id: account.id, email: account.email, sessions_ended: ended };
}

export const accountVerbs: readonly Verb[] = [
  {
    name: 'accounts list',
    summary: 'the accounts, those of a farm with --farm',
    options: [allowed('--farm <farm>', 'id or name of a farm')],
    async run({ db }, words) {
      const farm = words.optional('farm');
      const farmId = farm === undefined ? undefined : (await findFarm(db, farm)).id;
      const rows = await db
        .selectFrom('accounts')
        .select(['id', 'email', 'firstname', 'lastname', 'disabled_at', 'created_at'])
        .$if(farmId !== undefined, (query) =>
          query.where('id', 'in', ({ selectFrom }) =>
            selectFrom('farm_accounts')
              .select('account_id')
              .where('farmer_id', '=', farmId ?? ''),
          ),
        )
        .orderBy('email')
        .execute();
      const accounts = rows.map(({ disabled_at: off, created_at: at, ...row }) => ({
        ...row,
        disabled: off !== null,
        created: instantOf(at),
      }));
      return listOf(accounts, 'There is no account.');
    },
  },
  {
    name: 'accounts add',
    summary: 'adds an account, and says its one-time password',
    options: [
      needed('--email <email>', 'what the person logs in with'),
      needed('--firstname <name>', 'first name'),
      needed('--lastname <name>', 'last name'),
      passwordOption,
    ],
    async run(context, words) {
      const person = personIn(words);
      const { id, oneTime } = await insertAccount(context, person, words.has('password-stdin'));
      const { line, fields } = handOver(oneTime);
      return resultOf(`${id}${line}`, { id, ...person, ...fields });
    },
  },
  {
    name: 'accounts disable',
    summary: 'lets nobody log in with an account, and ends its sessions; what was recorded stays',
    options: [emailOption],
    async run(context, words) {
      const result = await setDisabled(context, words.required('email'), true);
      return resultOf(`${result.email} is disabled, ${result.sessions_ended} sessions ended`, result);
    },
  },
  {
    name: 'accounts enable',
    summary: 'lets a disabled account log in again',
    options: [emailOption],
    async run(context, words) {
      const result = await setDisabled(context, words.required('email'), false);
      return resultOf(`${result.email} is enabled`, { id: result.id, email: result.email });
    },
  },
  {
    name: 'accounts reset-password',
    summary: 'replaces a password at once by one for one time, and ends the sessions',
    options: [emailOption, passwordOption],
    async run(context, words) {
      const { db, now, actor } = context;
      const account = await findAccountOf(db, words.required('email'));
      const { firstname, lastname } = await db
        .selectFrom('accounts')
        .select(['firstname', 'lastname'])
        .where('id', '=', account.id)
        .executeTakeFirstOrThrow();
      const secret = await readPassword(context, words.has('password-stdin'), {
        email: account.email,
        firstname,
        lastname,
      });
      const at = seconds(now);
      const ended = await inTransaction(db, async (trx) => {
        await setPassword(trx, account.id, at, secret);
        await recordAudit(trx, at, { action: 'password_reset', owner: { account: account.id }, actor });
        return revokeSessions(trx, account.id, at);
      });
      const { line, fields } = handOver(secret.oneTime);
      const text = `${account.email} has a new password, ${ended} sessions ended${line}`;
      return resultOf(text, { id: account.id, email: account.email, sessions_ended: ended, ...fields });
    },
  },
];
