import { recordAudit } from '../audit/audit.ts';
import type { Db } from '../database/db.ts';
import type { Caller } from './limits/attempts.ts';

interface Failure {
  caller: Caller;
  account: { id: string } | undefined;
  /** Whether the password was right, but the account disabled. */
  isRight: boolean;
}

/** Records a password that let nobody in, at the login or behind an invitation. Call it after the answer. */
export function recordFailure(db: Db, at: number, { caller, account, isRight }: Failure) {
  const owner = account ? { account: account.id } : { email: caller.email };
  return recordAudit(db, at, {
    action: isRight ? 'login_refused' : 'login_failed',
    owner,
    actor: '',
    address: caller.ip,
  });
}
