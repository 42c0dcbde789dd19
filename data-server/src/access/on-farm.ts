import type { Permission, Wire } from '@seguia/openapi';
import { may, rolePermissions } from '@seguia/shared/domain/permissions';
import type { OperationId } from '../http/contract.ts';
import type { Answer, Call, Handler } from '../http/operation.ts';
import { Problem } from '../problems/problems.ts';
import { sessionOf } from './session-of.ts';
import { hashToken } from './tokens.ts';
import { findFarmOf } from './access.queries.ts';

/** The farm of a call, with its caller's access. */
export interface FarmAccess {
  id: string;
  accountId: string;
  /** The caller's name. */
  person: { firstname: string; lastname: string };
  /** The application with which the caller logged in. */
  app: string;
  /** The session with which the caller is logged in, for turns. */
  device: string;
  name: string;
  place: string | null;
  timeZone: string;
  modules: Wire['Module'][];
  role: Wire['Role'];
  permissions: Permission[];
}

/** The permissions that were given one by one, otherwise those of the role. */
export const permissionsOf = (access: { role: Wire['Role']; permissions: string | null }): Permission[] =>
  access.permissions === null ? [...rolePermissions[access.role]] : (JSON.parse(access.permissions) as Permission[]);

type FarmOperation = {
  [Op in OperationId]: Call<Op>['params'] extends { farmer_id: string } ? Op : never;
}[OperationId];

/**
 * Makes a handler below /farmers/{farmer_id}: the caller must be linked to the farm (otherwise 404, as if the farm did not exist), the farm
 * must have subscribed (416), and the caller must have the permission (403), if it needs one.
 */
export function onFarm<Op extends FarmOperation>(
  permission: Permission | null,
  handler: (call: Call<Op>, farm: FarmAccess) => Promise<Answer<Op>>,
): Handler<Op> {
  return async (call) => {
    const { services, token } = call;
    const { farmer_id: farmerId } = call.params as unknown as { farmer_id: string };
    const [{ account_id: accountId, app, device }, row] = await Promise.all([
      sessionOf(services, token),
      findFarmOf(services.database.lookups, hashToken(token ?? ''), farmerId),
    ]);
    if (!row) throw new Problem('not_found');
    const modules = JSON.parse(row.modules) as Wire['Module'][];
    if (!modules.includes('fertirrigation')) throw new Problem('not_subscribed');
    const { id, name, place, role, firstname, lastname } = row;
    const farm = {
      id,
      accountId,
      person: { firstname, lastname },
      app,
      device,
      name,
      place,
      timeZone: row.time_zone,
      modules,
      role,
      permissions: permissionsOf(row),
    };
    if (permission !== null && !may(farm.permissions, permission)) throw new Problem('forbidden');
    return handler(call, farm);
  };
}
