import type { Trx } from '../database/transaction.ts';
import type { Person } from '../session/add-account.ts';
import { passwordProblem, passwordProblemMessages } from '../session/password-rules.ts';
import { hashPassword, newOneTimePassword } from '../session/passwords.ts';
import { allowed, UsageError, type Option, type VerbContext } from './verb.ts';

/** How long an operator's one-time password is valid, in seconds. */
const oneTimeSeconds = 72 * 3600;

export const passwordOption: Option = allowed(
  '--password-stdin',
  'take the password from the standard input, instead of making one for one time',
);

/** A new password: its hash, and its text if it is a one-time password. */
interface Secret {
  hash: string;
  oneTime: string | null;
}

/** Reads a password from the standard input, or makes one. Throws a UsageError if the rules refuse it. */
export async function readPassword({ readLine }: VerbContext, isGiven: boolean, person: Person): Promise<Secret> {
  if (!isGiven) {
    const oneTime = newOneTimePassword();
    return { hash: await hashPassword(oneTime), oneTime };
  }
  const password = await readLine();
  const problem = passwordProblem(password, [person.email, person.firstname, person.lastname]);
  if (problem !== null) throw new UsageError(passwordProblemMessages[problem]);
  return { hash: await hashPassword(password), oneTime: null };
}

/**
 * Replaces an account's password; the old one is gone, even if the new one is a one-time password. That takes the place of the account's own,
 * because a mailed one is replaced by each next mail, which anybody can request.
 */
export async function setPassword(trx: Trx, accountId: string, at: number, { hash, oneTime }: Secret) {
  const expireAt = oneTime === null ? null : at + oneTimeSeconds;
  const change = { password_hash: hash, password_expire_at: expireAt, updated_at: at };
  await trx.updateTable('accounts').set(change).where('id', '=', accountId).execute();
  await trx.deleteFrom('one_time_passwords').where('account_id', '=', accountId).execute();
}

/** The line and the fields that show a one-time password to the operator. */
export function handOver(oneTime: string | null) {
  if (oneTime === null) return { line: '', fields: {} };
  return {
    line: `\npassword ${oneTime}   (for the first login, in the next 72 hours; it then stays)`,
    fields: { one_time_password: oneTime, valid_seconds: oneTimeSeconds },
  };
}
