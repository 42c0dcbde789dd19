import { permissionsOf } from '../access/on-farm.ts';
import type { Handler } from '../http/operation.ts';
import { findAccount, findFarmAccesses } from './account.queries.ts';
import { accountIdOf } from '../access/session-of.ts';

export const getAccount: Handler<'getAccount'> = async ({ services, token }) => {
  const { lookups: db } = services.database;
  const accountId = await accountIdOf(services, token);
  const [profile, accesses] = await Promise.all([findAccount(db, accountId), findFarmAccesses(db, accountId)]);
  const permissions = accesses.map((access) => ({
    farmer_id: access.farmer_id,
    role: access.role,
    permissions: permissionsOf(access),
  }));
  return { status: 200, body: { ...profile, permissions } };
};
