import type { Role } from '@seguia/shared/domain/permissions';
import { copyAccess } from './account-farms.ts';
import { recordAudit } from '../audit/audit.ts';
import { lastVersion } from '../database/statements/last-version.ts';
import type { Trx } from '../database/transaction.ts';

export interface Grant {
  farmId: string;
  accountId: string;
  role: Role;
  /** Permissions that were given one by one; null for those of the role. */
  permissions: readonly string[] | null;
}

interface By {
  /** Unix seconds. */
  at: number;
  /** Who gives it, for the audit log: an account's id, or `operator NAME`. */
  actor: string;
  address?: string;
}

/** Links an account to a farm, or changes its access there. An access that was disabled works again. */
export async function giveAccess(trx: Trx, { farmId, accountId, role, permissions }: Grant, by: By): Promise<void> {
  const set = { role, permissions: permissions === null ? null : JSON.stringify(permissions) };
  const version = (await lastVersion(trx, farmId, { subject: 'member', id: accountId })) + 1;
  await trx
    .insertInto('farm_accounts')
    .values({ farmer_id: farmId, account_id: accountId, ...set, version })
    .onConflict((conflict) =>
      conflict
        .columns(['farmer_id', 'account_id'])
        // If the version lies behind its revisions (accesses that were removed used to begin anew), it continues after them.
        .doUpdateSet((eb) => ({
          ...set,
          disabled_at: null,
          version: eb
            .case()
            .when('farm_accounts.version', '<', version)
            .then(version)
            .else(eb('farm_accounts.version', '+', 1))
            .end(),
        })),
    )
    .execute();
  await copyAccess(trx, farmId, accountId);
  const { at, actor, address } = by;
  const detail = permissions === null ? role : `${role}: ${permissions.join(', ')}`;
  await recordAudit(trx, at, {
    action: 'access_granted',
    owner: { farm: farmId },
    actor,
    accountId,
    detail,
    ...(address === undefined ? {} : { address }),
  });
}
