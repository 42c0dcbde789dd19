import { seconds, type Services } from '../services/services.ts';
import { isPassword } from './passwords.ts';
import type { findAccountByEmail } from './session.queries.ts';

/** What a typed password matches. */
export interface Match {
  /** Whether it is the account's own password. */
  isOwn: boolean;
  /** The hash of the valid one-time password that it matches; null if it matches none. */
  oneTime: string | null;
}

/** Always compares two hashes, so that the time shows neither whether an account exists nor whether a new password was requested. */
export async function matchPassword(
  { now }: Services,
  account: Awaited<ReturnType<typeof findAccountByEmail>>,
  password: string,
): Promise<Match> {
  const [isOwn, isOneTime] = await Promise.all([
    isPassword(password, account?.password_hash),
    isPassword(password, account?.one_time_hash ?? undefined),
  ]);
  const isValid = isOneTime && (account?.one_time_expire_at ?? 0) >= seconds(now());
  return { isOwn, oneTime: isValid ? (account?.one_time_hash ?? null) : null };
}
