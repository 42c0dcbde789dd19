import { may } from '@seguia/shared/domain/permissions';
import { permissionsOf } from '../access/on-farm.ts';
import type { Db } from '../database/db.ts';
import type { Tables } from '../database/tables.ts';
import type { Trx } from '../database/transaction.ts';

/** How long a link is valid, in seconds. */
export const invitationSeconds = 7 * 86_400;
/** For how many seconds an expired invitation is still listed, so that it can be renewed. */
const listedSeconds = 30 * 86_400;
/** The largest number of invitations in a list. */
export const mostInvitations = 200;

/** An invitation without its token's hash, which revisions never contain. */
export type InvitationRow = Omit<Tables['invitations'], 'token_hash'>;

const columns = [
  'invitations.farmer_id',
  'invitations.id',
  'invitations.role',
  'invitations.language',
  'invitations.email',
  'invitations.firstname',
  'invitations.lastname',
  'invitations.created_by',
  'invitations.created_at',
  'invitations.expire_at',
  'invitations.used_at',
  'invitations.deleted_at',
  'invitations.version',
] as const;

export const findInvitation = (db: Db | Trx, farmerId: string, id: string): Promise<InvitationRow | undefined> =>
  db
    .selectFrom('invitations')
    .select(columns)
    .where('farmer_id', '=', farmerId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Invitations that nobody has used or withdrawn, newest first. `at` is in Unix seconds. */
export const findInvitations = (db: Db, farmerId: string, at: number) =>
  db
    .selectFrom('invitations')
    .innerJoin('accounts', 'accounts.id', 'created_by')
    .select(columns)
    .select(['accounts.firstname as by_firstname', 'accounts.lastname as by_lastname'])
    .where('farmer_id', '=', farmerId)
    .where('used_at', 'is', null)
    .where('invitations.deleted_at', 'is', null)
    .where('expire_at', '>', at - listedSeconds)
    .orderBy('invitations.created_at', 'desc')
    .orderBy('invitations.id')
    .limit(mostInvitations + 1)
    .execute();

/** Writes the row with its token's hash; null makes the token invalid. */
export async function storeInvitation(trx: Trx, row: InvitationRow, tokenHash: string | null): Promise<void> {
  const { farmer_id, id, ...rest } = row;
  const values = { ...rest, token_hash: tokenHash };
  await trx
    .insertInto('invitations')
    .values({ farmer_id, id, ...values })
    .onConflict((conflict) => conflict.columns(['farmer_id', 'id']).doUpdateSet(values))
    .execute();
}

/**
 * The invitation that a token opens at that moment, with its farm and author. If the author may no longer invite people, the token opens
 * nothing.
 */
export async function findOpenInvitation(db: Db, tokenHash: string, at: number) {
  const found = await db
    .selectFrom('invitations')
    .innerJoin('farmers', 'farmers.id', 'invitations.farmer_id')
    .innerJoin('accounts', 'accounts.id', 'created_by')
    .innerJoin('farm_accounts as makers', (join) =>
      join.onRef('makers.farmer_id', '=', 'invitations.farmer_id').onRef('makers.account_id', '=', 'created_by'),
    )
    .select(columns)
    .select(['farmers.name as farm_name', 'farmers.place as farm_place'])
    .select(['accounts.firstname as by_firstname', 'accounts.lastname as by_lastname'])
    .select(['makers.role as by_role', 'makers.permissions as by_permissions'])
    .where('token_hash', '=', tokenHash)
    .where('expire_at', '>', at)
    .where('makers.disabled_at', 'is', null)
    .where('accounts.disabled_at', 'is', null)
    .executeTakeFirst();
  const rights = found ? permissionsOf({ role: found.by_role, permissions: found.by_permissions }) : [];
  return may(rights, 'users.create') ? found : undefined;
}

/** Marks a farm's token as used; false if somebody else was first, or it was withdrawn meanwhile. */
export async function useInvitation(trx: Trx, farmerId: string, tokenHash: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set((eb) => ({ token_hash: null, used_at: at, version: eb('version', '+', 1) }))
    .where('farmer_id', '=', farmerId)
    .where('token_hash', '=', tokenHash)
    .where('expire_at', '>', at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
