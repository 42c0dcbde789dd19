import { createHash } from 'node:crypto';
import { newId } from '@seguia/shared/domain/uuid';
import type { AuditAction } from '../database/audit-action.ts';
import type { Db } from '../database/db.ts';
import type { Tables } from '../database/tables.ts';
import { seconds } from '../services/services.ts';

/** What a row is about: a farm, an account, or an e-mail that no account has. */
type AuditOwner = { farm: string } | { account: string } | { email: string };

interface AuditEvent {
  action: AuditAction;
  owner: AuditOwner;
  /** The account that did it, or `operator NAME`. Nobody's, for a login that failed: empty. */
  actor: string;
  /** The account that it was done to, where the owner is a farm. */
  accountId?: string;
  /** The network of the caller. */
  address?: string;
  /** Never a password, a token or a hash of one. */
  detail?: string;
}

/** Adds a row (`at`: Unix seconds); in a transaction it is there exactly when the change is. */
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

/** People type passwords where an e-mail belongs: what no account has is stored as a hash. */
export const hashOfEmail = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22);

/** Failed logins are many and soon of no use: they are dropped after 30 days. */
const failureSeconds = 30 * 86_400;

/** Drops rows older than `auditSeconds`, and failed logins older than 30 days. */
export async function clearOldAudit(db: Db, auditSeconds: number, now: Date): Promise<void> {
  const before = (age: number) => seconds(now) - age;
  await db.deleteFrom('audit').where('at', '<', before(auditSeconds)).execute();
  await db
    .deleteFrom('audit')
    .where('action', '=', 'login_failed')
    .where('at', '<', before(Math.min(auditSeconds, failureSeconds)))
    .execute();
}
