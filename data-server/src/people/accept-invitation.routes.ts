import { giveAccess } from '../access/give-access.ts';
import { hashToken } from '../access/tokens.ts';
import { recordAudit } from '../audit/audit.ts';
import { inTransaction, type Trx } from '../database/transaction.ts';
import type { Call, Handler } from '../http/operation.ts';
import { Problem, ruleBroken } from '../problems/problems.ts';
import { seconds } from '../services/services.ts';
import { addAccount } from '../session/add-account.ts';
import { tryOnce } from '../session/limits/attempts.ts';
import { matchPassword, type Match } from '../session/match-password.ts';
import { hashPassword, isPassword } from '../session/passwords.ts';
import { recordFailure } from '../session/record-failure.ts';
import { findAccountByEmail, useOneTimePassword } from '../session/session.queries.ts';
import { accountProblem, wrongPassword } from '../session/account-problem.ts';
import { findOpenInvitation, useInvitation } from './invitations.queries.ts';
import { findAccess } from './members.queries.ts';

/**
 * The answer for links that never existed, were used, withdrawn or have expired is the same, and takes the same work. Each counts as a
 * wrong login from that address.
 */
export const readInvitation: Handler<'readInvitation'> = async ({ services, body, ip }) => {
  const { database, limits, hashes, now } = services;
  const hash = hashToken(body.token);
  const caller = { email: `invitation ${hash}`, ip };
  const find = async () => (await findOpenInvitation(database.lookups, hash, seconds(now()))) ?? null;
  const found = await tryOnce(limits.login, hashes.login, caller, find);
  if (!found) throw new Problem('not_found');
  const { farm_name, farm_place, role, language, email, firstname, lastname, expire_at } = found;
  const invited_by = { firstname: found.by_firstname, lastname: found.by_lastname };
  return {
    status: 200,
    body: { farm_name, farm_place, role, language, email, firstname, lastname, invited_by, expire_at },
  };
};

/** Creates the account, or uses the existing one of the e-mail if the password is right, and links it to the farm: all of it, or nothing. */
export const acceptInvitation: Handler<'acceptInvitation'> = async (call) => {
  const { services, body, ip } = call;
  let refusal = new Problem('not_found');
  const farmId = await tryOnce(services.limits.login, services.hashes.login, { email: body.email, ip }, async () => {
    const outcome = await join(call);
    if (!(outcome instanceof Problem)) return outcome;
    refusal = outcome;
    return null;
  });
  if (farmId === null) throw refusal;
  return { status: 200, body: { farmer_id: farmId } };
};

const nothing: Match = { isOwn: false, oneTime: null };

/** Returns the id of the joined farm, or why it was not joined. A wrong link is reported first, and takes as long as a right one. */
async function join(call: Call<'acceptInvitation'>): Promise<string | Problem> {
  const { services, body, ip } = call;
  const { db } = services.database;
  const [tokenHash, at] = [hashToken(body.token), seconds(services.now())];
  const email = body.email.trim().toLowerCase();
  const account = await findAccountByEmail(db, email);
  // Always makes two hashes: for a new account one is stored and the other is wasted.
  const [{ isOwn, oneTime }, hash] = account
    ? [await matchPassword(services, account, body.password), '']
    : [nothing, (await Promise.all([hashPassword(body.password), isPassword(body.password, undefined)]))[0]];
  const invitation = await findOpenInvitation(db, tokenHash, at);
  if (!invitation) return new Problem('not_found');
  const { farmer_id: farmId, farm_name, role } = invitation;
  const [firstname, lastname] = [body.firstname?.trim() ?? '', body.lastname?.trim() ?? ''];
  const isRight = isOwn || oneTime !== null;
  if (account ? !isRight || account.disabled_at !== null : body.firstname === undefined) {
    services.later(() => recordFailure(db, at, { caller: { email, ip }, account, isRight }));
    return wrongPassword();
  }
  const problem = account ? null : accountProblem({ email, firstname, lastname, password: body.password }, farm_name);
  if (problem) return problem;
  const joining = inTransaction(db, async (trx) => {
    if (!(await useInvitation(trx, farmId, tokenHash, at))) return new Problem('not_found');
    const person = { email, firstname, lastname };
    const accountId = account?.id ?? (await addAccount(trx, person, { passwordHash: hash, at, address: ip }));
    if (!isOwn && oneTime !== null && !(await useOneTimePassword(trx, oneTime, { accountId, at, address: ip })))
      throw wrongPassword();
    await link(trx, { farmId, accountId, role, permissions: null }, { at, actor: accountId, address: ip });
    return farmId;
  });
  return joining.catch(async (error: unknown) => {
    // Another link has created the account at the same moment; its password is valid for this link, too.
    if (!account && (await findAccountByEmail(db, email))) return join(call);
    throw error;
  });
}

/** A person who is on the farm already keeps their role, and stays disabled if they were: only a manager can undo that. */
async function link(
  trx: Trx,
  grant: Parameters<typeof giveAccess>[1],
  by: { at: number; actor: string; address: string },
) {
  const { farmId, accountId, role } = grant;
  const before = await findAccess(trx, farmId, accountId);
  if (before?.disabled_at) throw ruleBroken('email', 'disabled', 'A manager has disabled this account on the farm.');
  if (!before) await giveAccess(trx, grant, by);
  const event = { action: 'invitation_used', owner: { farm: farmId }, actor: by.actor, accountId } as const;
  await recordAudit(trx, by.at, { ...event, address: by.address, detail: role });
}
