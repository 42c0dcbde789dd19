import { seconds, type Services } from '../services/services.ts';
import { isPassword } from './passwords.ts';
import type { findAccountByEmail } from './session.queries.ts';

/** What a typed password is. */
export interface Match {
  /** The account's own. */
  isOwn: boolean;
  /** The hash of the one-time password that it is, while that is valid; null: it is none. */
  oneTime: string | null;
}

/** Two hashes are tried in every case, so that the time shows neither who has an account nor who requested a new password. */
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
