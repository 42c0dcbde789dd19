import { recordAudit } from '../audit/audit.ts';
import { accountIdOf } from '../access/session-of.ts';
import { hashToken } from '../access/tokens.ts';
import type { Handler } from '../http/operation.ts';
import { ruleBroken } from '../problems/problems.ts';
import { seconds } from '../services/services.ts';
import { findAccountForChange } from './account.queries.ts';
import { tryOnce } from './limits/attempts.ts';
import { passwordProblem, passwordProblemMessages } from './password-rules.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { changePasswordHash } from './session.queries.ts';

/**
 * The rules are checked first, because they cost nothing. A wrong current password counts as a wrong login of that e-mail, so that a stolen
 * phone gives no additional tries.
 */
export const changePassword: Handler<'changePassword'> = async ({ services, token, body, ip }) => {
  const { database, limits, hashes, now } = services;
  const account = await findAccountForChange(database.db, await accountIdOf(services, token));
  const { current_password: current, new_password: next } = body;
  if (current.normalize('NFKC') === next.normalize('NFKC'))
    throw ruleBroken('new_password', 'same_as_before', 'The new password is the current one.');
  const problem = passwordProblem(next, [account.email, account.firstname, account.lastname]);
  if (problem !== null) throw ruleBroken('new_password', problem, passwordProblemMessages[problem]);

  const session = hashToken(token ?? '');
  const { id: accountId, password_hash: before } = account;
  const isChanged = await tryOnce(limits.login, hashes.login, { email: account.email, ip }, async () => {
    if (!(await isPassword(current, before))) return null;
    const hash = await hashPassword(next);
    const at = seconds(now());
    return changePasswordHash(database.db, { accountId, session, before, hash, at, address: ip });
  });
  if (isChanged) return { status: 204 };
  services.later(() =>
    recordAudit(database.db, seconds(now()), {
      action: 'password_change_failed',
      owner: { account: accountId },
      actor: accountId,
      address: ip,
    }),
  );
  throw ruleBroken('current_password', 'wrong_password', 'The current password is wrong.');
};
