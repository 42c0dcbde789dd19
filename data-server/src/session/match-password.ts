import { seconds, type Services } from '../services/services.ts';
import { isPassword } from './passwords.ts';
import type { findAccountByEmail } from './session.queries.ts';

/** What a typed password matches. */
export interface Match {
  /** Whether it is the account's own password. */
  isOwn: boolean;
  /** The hash of the valid one-time password that it matches, handed over by an operator or mailed; null if it matches none. */
  oneTime: string | null;
}

/** Always compares two hashes, so that the time shows neither whether an account exists nor whether a new password was requested. */
export async function matchPassword(
  { now }: Services,
  account: Awaited<ReturnType<typeof findAccountByEmail>>,
  password: string,
): Promise<Match> {
  const [isAccounts, isMailed] = await Promise.all([
    isPassword(password, account?.password_hash),
    isPassword(password, account?.one_time_hash ?? undefined),
  ]);
  if (!account) return { isOwn: false, oneTime: null };
  const {
    password_hash: hash,
    password_expire_at: end,
    one_time_hash: mailed,
    one_time_expire_at: mailedEnd,
  } = account;
  const at = seconds(now());
  if (isAccounts && (end === null || end >= at)) return { isOwn: end === null, oneTime: end === null ? null : hash };
  return { isOwn: false, oneTime: isMailed && (mailedEnd ?? 0) >= at ? mailed : null };
}
