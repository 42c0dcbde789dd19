import { recordAudit } from '../audit/audit.ts';
import { inTransaction } from '../database/transaction.ts';
import { findSession } from '../access/access.queries.ts';
import { accountIdOf } from '../access/session-of.ts';
import type { Handler } from '../http/operation.ts';
import { Problem } from '../problems/problems.ts';
import { wrongPassword } from './account-problem.ts';
import { tryOnce, type Caller } from './limits/attempts.ts';
import { recordFailure } from './record-failure.ts';
import { seconds, type Services } from '../services/services.ts';
import { matchPassword } from './match-password.ts';
import { hashPassword, needsRehash } from './passwords.ts';
import {
  findAccountByEmail,
  openSession,
  replacePasswordHash,
  revokeSessions,
  useOneTimePassword,
} from './session.queries.ts';
import { hashToken, newToken } from '../access/tokens.ts';

export const login: Handler<'login'> = async ({ services, body, ip }) => {
  const { limits, hashes, database } = services;
  const caller = { email: body.email, ip };
  const token = newToken();
  const deviceToken = body.device_token ?? newToken();
  // Tries again once if the account has changed since the password was checked, for example by a simultaneous login that renewed its hash.
  for (let tries = 0; tries < 2; tries += 1) {
    const entered = await tryOnce(limits.login, hashes.login, caller, () => accountOf(services, caller, body.password));
    if (entered === null) break;
    const now = seconds(services.now());
    const times = { created_at: now, updated_at: now, expire_at: now + services.settings.sessionSeconds };
    const session = {
      token_hash: hashToken(token),
      account_id: entered.id,
      device_hash: hashToken(deviceToken),
      device_name: body.device_name,
      app: body.app ?? '',
      revoked_at: null,
      ...times,
    };
    if (await openSession(database.db, session, { passwordHash: entered.passwordHash, address: ip }))
      return { status: 200, body: { token, device_token: deviceToken, ...times } };
  }
  throw wrongPassword();
};

/** Returns the account that gets in, and its password's current hash. */
async function accountOf(services: Services, caller: Caller, password: string) {
  const { db } = services.database;
  const account = await findAccountByEmail(db, caller.email);
  const { isOwn, oneTime } = await matchPassword(services, account, password);
  const at = seconds(services.now());
  const mayEnter = account !== undefined && account.disabled_at === null;
  if (mayEnter && isOwn) {
    const { id, password_hash: passwordHash } = account;
    if (!needsRehash(passwordHash)) return { id, passwordHash };
    const hash = await hashPassword(password);
    await replacePasswordHash(db, id, passwordHash, hash);
    return { id, passwordHash: hash };
  }
  const entry = { accountId: account?.id ?? '', at, address: caller.ip };
  if (mayEnter && oneTime && (await inTransaction(db, (trx) => useOneTimePassword(trx, oneTime, entry))))
    return { id: account.id, passwordHash: oneTime };
  // Recorded after the answer, so that a guess does not wait for the disk, whether or not the account exists.
  services.later(() => recordFailure(db, at, { caller, account, isRight: isOwn || oneTime !== null }));
  return null;
}

export const isLogged: Handler<'isLogged'> = async ({ services, token }) => {
  if (token === null) throw new Problem('no_token');
  const session = await findSession(services.database.lookups, hashToken(token));
  if (!session || session.revoked_at !== null) return { status: 200, body: { state: false } };
  if (session.expire_at <= seconds(services.now())) throw new Problem('session_expired');
  return { status: 200, body: { state: true } };
};

export const logout: Handler<'logout'> = async ({ services, token, ip }) => {
  const account = await accountIdOf(services, token);
  const at = seconds(services.now());
  await services.database.db.transaction().execute(async (trx) => {
    await revokeSessions(trx, account, at, { session: hashToken(token ?? '') });
    await recordAudit(trx, at, { action: 'logout', owner: { account }, actor: account, address: ip });
  });
  return { status: 204 };
};
