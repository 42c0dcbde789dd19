import { createHash } from 'node:crypto';
import { newId } from '@seguia/shared/domain/uuid';
import type { AuditAction } from '../database/audit-action.ts';
import type { Db } from '../database/db.ts';
import type { Tables } from '../database/tables.ts';
import { seconds } from '../services/services.ts';

/** The subject of a row: a farm, an account, or an e-mail without an account. */
type AuditOwner = { farm: string } | { account: string } | { email: string };

interface AuditEvent {
  action: AuditAction;
  owner: AuditOwner;
  /** Who did it: an account's id, or `operator NAME`; empty for a failed login. */
  actor: string;
  /** The account that it was done to, if the owner is a farm. */
  accountId?: string;
  /** The caller's network. */
  address?: string;
  /** Must never contain a password, a token or their hash. */
  detail?: string;
}

/** Adds a row (`at` in Unix seconds). In a transaction, the row exists exactly if the change does. */
export async function recordAudit(db: Db, at: number, event: AuditEvent): Promise<void> {
  await db.insertInto('audit').values(auditRow(at, event)).execute();
}

function auditRow(at: number, { action, owner, actor, accountId, address, detail }: AuditEvent): Tables['audit'] {
  const common = { at, id: newId(), action, actor, address: address ?? null, detail: detail ?? null };
  if ('farm' in owner) return { ...common, owner: owner.farm, owner_kind: 'farm', account_id: accountId ?? null };
  if ('account' in owner)
    return { ...common, owner: owner.account, owner_kind: 'account', account_id: accountId ?? owner.account };
  return { ...common, owner: hashOfEmail(owner.email), owner_kind: 'email', account_id: null };
}

/** People sometimes type a password as their e-mail, so an e-mail without an account is stored as a hash. */
export const hashOfEmail = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22);

/** Failed logins are many and soon useless: they are deleted after 30 days. */
const failureSeconds = 30 * 86_400;

/** Deletes rows older than `auditSeconds`, and failed logins older than 30 days. */
export async function clearOldAudit(db: Db, auditSeconds: number, now: Date): Promise<void> {
  const before = (age: number) => seconds(now) - age;
  await db.deleteFrom('audit').where('at', '<', before(auditSeconds)).execute();
  await db
    .deleteFrom('audit')
    .where('action', '=', 'login_failed')
    .where('at', '<', before(Math.min(auditSeconds, failureSeconds)))
    .execute();
}
