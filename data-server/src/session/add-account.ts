import { newId } from '@seguia/shared/domain/uuid';
import { recordAudit } from '../audit/audit.ts';
import type { Trx } from '../database/transaction.ts';

/** The person of an account. */
export interface Person {
  /** In lower case. */
  email: string;
  firstname: string;
  lastname: string;
}

interface Making {
  passwordHash: string;
  /** Unix seconds. */
  at: number;
  /** Who makes it, for the audit log; missing if people make their own. */
  actor?: string;
  address?: string;
}

/** Adds an account; returns its id. The e-mail must not have one. */
export async function addAccount(trx: Trx, person: Person, { passwordHash, at, actor, address }: Making) {
  const id = newId();
  const times = { created_at: at, updated_at: at };
  await trx
    .insertInto('accounts')
    .values({ id, ...person, avatar: null, password_hash: passwordHash, disabled_at: null, ...times })
    .execute();
  const event = { action: 'account_added', owner: { account: id }, actor: actor ?? id } as const;
  await recordAudit(trx, at, { ...event, ...(address === undefined ? {} : { address }) });
  return id;
}
