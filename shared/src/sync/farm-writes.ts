import { atom, type Getter } from 'jotai';
import { camel, snake, type Campaign, type CampaignBody, type TargetBand, type TargetBandBody } from '@seguia/openapi';
import { newId } from '../domain/uuid.ts';
import { farmDeviceAtom, needFarmDevice, type FarmDevice } from '../device/farm-device.ts';
import type { FarmItems } from '../device/rows.ts';
import { call } from '../session/api-error.ts';
import { apiAtom } from '../session/api.ts';

/** What a write is based on: the version that the device holds, or nothing for a new one. */
async function preconditions({ device, farmId }: FarmDevice, store: 'campaigns' | 'bands', id: string) {
  const row = await (await device.db()).get(store, [farmId, id]);
  const key = { 'Idempotency-Key': newId() };
  return row ? { ...key, 'If-Match': `"${row.item.version}"` } : { ...key, 'If-None-Match': '*' as const };
}

async function keep<S extends 'campaigns' | 'bands'>(source: FarmDevice, store: S, item: FarmItems[S]): Promise<void> {
  const { device, farmId } = source;
  await (await device.db()).put(store, { farm: farmId, id: item.id, item } as never);
  device.changes.tell(store);
}

async function forget({ device, farmId }: FarmDevice, store: 'campaigns' | 'bands', id: string): Promise<void> {
  await (await device.db()).delete(store, [farmId, id]);
  device.changes.tell(store);
}

async function target(get: Getter, store: 'campaigns' | 'bands', id: string) {
  const source = needFarmDevice(get(farmDeviceAtom));
  const params = { path: { farmer_id: source.farmId, id }, header: await preconditions(source, store, id) };
  return { source, params, api: get(apiAtom) };
}

/** Saves a campaign on the server (without `id` a new one), then on the device. Throws ApiError: 412 when somebody changed it meanwhile, 422 names fields. */
export const saveCampaignAtom = atom(
  null,
  async (get, _set, { id = newId(), ...body }: CampaignBody & { id?: string }): Promise<Campaign> => {
    const { source, params, api } = await target(get, 'campaigns', id);
    const put = api.PUT('/farmers/{farmer_id}/campaigns/{id}', { params, body: snake(body) });
    const campaign = camel(await call(put));
    await keep(source, 'campaigns', campaign);
    return campaign;
  },
);

/** Deletes a campaign (never its readings). Throws ApiError. */
export const deleteCampaignAtom = atom(null, async (get, _set, id: string): Promise<void> => {
  const { source, params, api } = await target(get, 'campaigns', id);
  await call(api.DELETE('/farmers/{farmer_id}/campaigns/{id}', { params }));
  await forget(source, 'campaigns', id);
});

/** Saves a target band on the server (without `id` a new one), then on the device. Throws ApiError. */
export const saveBandAtom = atom(
  null,
  async (get, _set, { id = newId(), ...body }: TargetBandBody & { id?: string }): Promise<TargetBand> => {
    const { source, params, api } = await target(get, 'bands', id);
    const put = api.PUT('/farmers/{farmer_id}/target-bands/{id}', { params, body: snake(body) });
    const band = camel(await call(put));
    await keep(source, 'bands', band);
    return band;
  },
);

/** Deletes a target band. Throws ApiError. */
export const deleteBandAtom = atom(null, async (get, _set, id: string): Promise<void> => {
  const { source, params, api } = await target(get, 'bands', id);
  await call(api.DELETE('/farmers/{farmer_id}/target-bands/{id}', { params }));
  await forget(source, 'bands', id);
});
