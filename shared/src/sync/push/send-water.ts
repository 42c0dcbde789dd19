import { camel, onWire, type ApiClient, type WaterDay } from '@seguia/openapi';
import type { OutboxEntry } from '../../device/database/rows.ts';
import { call, callForResponse } from '../../session/api/api-error.ts';
import type { WriteHeader } from '../calls/write-once.ts';

const pathOf = ({ farmId, water }: OutboxEntry) => ({ farmer_id: farmId, id: water?.id ?? '' });

/** Writes a day under the change's key. Throws ApiError. */
export async function putWater(
  api: ApiClient,
  entry: OutboxEntry,
  header: WriteHeader,
  signal: AbortSignal,
): Promise<WaterDay> {
  if (!entry.water?.values) throw new Error('A change without its values.');
  const params = { path: pathOf(entry), header };
  const body = onWire(entry.water.values, entry.water.seen);
  return camel(await call(api.PUT('/farmers/{farmer_id}/water-days/{id}', { params, body, signal })));
}

/** Deletes a day under the change's key. Throws ApiError. */
export function removeWater(api: ApiClient, entry: OutboxEntry, header: WriteHeader, signal: AbortSignal) {
  const params = { path: pathOf(entry), header };
  return callForResponse(api.DELETE('/farmers/{farmer_id}/water-days/{id}', { params, signal }));
}

/** The day as the server has it. Throws ApiError. */
export async function fetchWater(api: ApiClient, entry: OutboxEntry, signal: AbortSignal): Promise<WaterDay> {
  const params = { path: pathOf(entry) };
  return camel(await call(api.GET('/farmers/{farmer_id}/water-days/{id}', { params, signal })));
}
