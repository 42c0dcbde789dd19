import { findSession } from '../access/access.queries.ts';
import { accountIdOf } from '../access/session-of.ts';
import type { Handler } from '../http/operation.ts';
import { Problem } from '../problems/problems.ts';
import { tryOnce } from './attempts.ts';
import { seconds, type Services } from '../services/services.ts';
import { hashPassword, isPassword, needsRehash } from './passwords.ts';
import {
  findAccountByEmail,
  openSession,
  replacePasswordHash,
  revokeSession,
  useOneTimePassword,
} from './session.queries.ts';
import { hashToken, newToken } from '../access/tokens.ts';

export const login: Handler<'login'> = async ({ services, body, ip }) => {
  const { limits, hashes } = services;
  const accountId = await tryOnce(limits.login, hashes.login, { email: body.email, ip }, () =>
    accountOf(services, body.email, body.password),
  );
  if (accountId === null) {
    throw new Problem('wrong_credentials', {
      errors: [{ field: 'password', code: 'wrong_credentials', message: 'E-mail or password is wrong.' }],
    });
  }
  const token = newToken();
  const deviceToken = body.device_token ?? newToken();
  const now = seconds(services.now());
  const times = { created_at: now, updated_at: now, expire_at: now + services.settings.sessionSeconds };
  await openSession(services.database.db, {
    token_hash: hashToken(token),
    account_id: accountId,
    device_hash: hashToken(deviceToken),
    device_name: body.device_name,
    app: body.app ?? '',
    revoked_at: null,
    ...times,
  });
  return { status: 200, body: { token, device_token: deviceToken, ...times } };
};

/** Two hashes are tried in every case, so that the time shows neither who has an account nor who requested a new password. */
async function accountOf({ database: { db }, now }: Services, email: string, password: string) {
  const account = await findAccountByEmail(db, email);
  const [isOwn, isOneTime] = await Promise.all([
    isPassword(password, account?.password_hash),
    isPassword(password, account?.one_time_hash ?? undefined),
  ]);
  if (!account) return null;
  if (isOwn) {
    if (needsRehash(account.password_hash))
      await replacePasswordHash(db, account.id, account.password_hash, await hashPassword(password));
    return account.id;
  }
  const at = seconds(now());
  if (!isOneTime || !account.one_time_hash || (account.one_time_expire_at ?? 0) < at) return null;
  return (await useOneTimePassword(db, account.id, account.one_time_hash, at)) ? account.id : null;
}

export const isLogged: Handler<'isLogged'> = async ({ services, token }) => {
  if (token === null) throw new Problem('no_token');
  const session = await findSession(services.database.db, hashToken(token));
  if (!session || session.revoked_at !== null) return { status: 200, body: { state: false } };
  if (session.expire_at <= seconds(services.now())) throw new Problem('session_expired');
  return { status: 200, body: { state: true } };
};

export const logout: Handler<'logout'> = async ({ services, token }) => {
  await accountIdOf(services, token);
  await revokeSession(services.database.db, hashToken(token ?? ''), seconds(services.now()));
  return { status: 204 };
};
