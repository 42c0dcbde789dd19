import type { ApiClient } from '@seguia/openapi';
import type { FarmDevice } from '../../device/local/farm-device.ts';
import type { MayGiveBack } from '../../device/outbox/give-back.ts';
import { may, mayChangeReading, type Permission } from '../../domain/permissions.ts';
import { ApiError, call } from '../../session/api/api-error.ts';

/** What the person may give back to a server that was restored from a backup: what they may create or change there now. Throws ApiError. */
export async function fetchMayGiveBack(
  api: ApiClient,
  { farmId, me }: FarmDevice,
  signal: AbortSignal,
): Promise<MayGiveBack> {
  const permissions = await permissionsOn(api, farmId, signal);
  return (held, theirs, onlyOwn = false) => {
    // If a manager has given an older version back first, it counts as the manager's: the author's is then refused, but not lost.
    const isOwn = held.createdBy.id === me || theirs?.createdBy.id === me;
    if (onlyOwn && !isOwn) return false;
    return mayChangeReading(permissions, 'update', isOwn) && may(permissions, 'fertirrigation.create');
  };
}

async function permissionsOn(api: ApiClient, farmId: string, signal: AbortSignal): Promise<readonly Permission[]> {
  try {
    const params = { path: { farmer_id: farmId } };
    return (await call(api.GET('/farmers/{farmer_id}', { params, signal }))).permissions;
  } catch (error) {
    // A role may lack the right to see the farm's record.
    if (error instanceof ApiError && error.status === 403) return [];
    throw error;
  }
}
