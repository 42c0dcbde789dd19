import { atom, type Getter } from 'jotai';
import {
  camel,
  snake,
  type Campaign,
  type CampaignBody,
  type Planting,
  type PlantingBody,
  type TargetBand,
  type TargetBandBody,
} from '@seguia/openapi';
import { plantingId } from '../../domain/plantings/planting-rules.ts';
import { newId } from '../../domain/uuid.ts';
import { farmDeviceAtom, needFarmDevice, type FarmDevice } from '../../device/local/farm-device.ts';
import type { FarmItems } from '../../device/database/rows.ts';
import { ApiError, call } from '../../session/api/api-error.ts';
import { apiAtom } from '../../session/api/api.ts';

/**
 * Keys of the saves whose answer has not come, by what was to be saved: the same save again has the same key, and a lost answer makes no second one. Of each
 * campaign or band only the newest is remembered.
 */
const unanswered = new Map<string, { content: string; key: string }>();

function keyOf(id: string, content: string): string {
  const before = unanswered.get(id);
  if (before?.content === content) return before.key;
  const key = newId();
  unanswered.set(id, { content, key });
  return key;
}

/** What a write is based on: the version that the device holds, or nothing for a new one. */
async function preconditions(
  { device, farmId }: FarmDevice,
  store: 'campaigns' | 'bands',
  id: string,
  content: string,
) {
  const row = await (await device.db()).get(store, [farmId, id]);
  const key = { 'Idempotency-Key': keyOf(id, content) };
  return row ? { ...key, 'If-Match': `"${row.item.version}"` } : { ...key, 'If-None-Match': '*' as const };
}

type Preconditions = Awaited<ReturnType<typeof preconditions>>;

/**
 * Makes a write, and makes it again upon what an earlier one with a lost answer has left: nobody else can have made what this device gave its id. Throws
 * ApiError.
 */
async function send<T>(id: string, header: Preconditions, write: (header: Preconditions) => Promise<T>): Promise<T> {
  try {
    const answer = await write(header);
    unanswered.delete(id);
    return answer;
  } catch (error) {
    const current = error instanceof ApiError && error.status === 412 && error.problem?.currentVersion;
    if (!('If-None-Match' in header) || !current) throw error;
    return send(id, { 'Idempotency-Key': newId(), 'If-Match': `"${current}"` }, write);
  }
}

async function putItem<S extends 'campaigns' | 'bands' | 'plots'>(
  source: FarmDevice,
  store: S,
  item: FarmItems[S],
): Promise<void> {
  const { device, farmId } = source;
  await (await device.db()).put(store, { farm: farmId, id: item.id, item } as never);
  device.changes.announce(store);
}

async function forget({ device, farmId }: FarmDevice, store: 'campaigns' | 'bands', id: string): Promise<void> {
  await (await device.db()).delete(store, [farmId, id]);
  device.changes.announce(store);
}

async function target(get: Getter, store: 'campaigns' | 'bands', id: string, content: object | null) {
  const source = needFarmDevice(get(farmDeviceAtom));
  const header = await preconditions(source, store, id, JSON.stringify(content));
  return { source, path: { farmer_id: source.farmId, id }, header, api: get(apiAtom) };
}

/** Saves a campaign on the server, then on the device. A new one needs the same `id` at each try, else a lost answer makes two. Throws ApiError: 412 when somebody changed it meanwhile, 422 names fields. */
export const saveCampaignAtom = atom(
  null,
  async (get, _set, { id = newId(), ...body }: CampaignBody & { id?: string }): Promise<Campaign> => {
    const { source, path, header: first, api } = await target(get, 'campaigns', id, body);
    const answer = await send(id, first, (header) =>
      call(api.PUT('/farmers/{farmer_id}/campaigns/{id}', { params: { path, header }, body: snake(body) })),
    );
    const campaign = camel(answer);
    await putItem(source, 'campaigns', campaign);
    return campaign;
  },
);

/** Deletes a campaign (never its readings). Throws ApiError. */
export const deleteCampaignAtom = atom(null, async (get, _set, id: string): Promise<void> => {
  const { source, path, header: first, api } = await target(get, 'campaigns', id, null);
  await send(id, first, (header) =>
    call(api.DELETE('/farmers/{farmer_id}/campaigns/{id}', { params: { path, header } })),
  );
  await forget(source, 'campaigns', id);
});

/** Saves a target band on the server, then on the device; a new one with the same `id` at each try. Throws ApiError. */
export const saveBandAtom = atom(
  null,
  async (get, _set, { id = newId(), ...body }: TargetBandBody & { id?: string }): Promise<TargetBand> => {
    const { source, path, header: first, api } = await target(get, 'bands', id, body);
    const answer = await send(id, first, (header) =>
      call(api.PUT('/farmers/{farmer_id}/target-bands/{id}', { params: { path, header }, body: snake(body) })),
    );
    const band = camel(answer);
    await putItem(source, 'bands', band);
    return band;
  },
);

/** Deletes a target band. Throws ApiError. */
export const deleteBandAtom = atom(null, async (get, _set, id: string): Promise<void> => {
  const { source, path, header: first, api } = await target(get, 'bands', id, null);
  await send(id, first, (header) =>
    call(api.DELETE('/farmers/{farmer_id}/target-bands/{id}', { params: { path, header } })),
  );
  await forget(source, 'bands', id);
});

/**
 * Saves the first days of a planting's stages, and its last day, on the server, then in its plot on the device. `version` is that of the planting that the person
 * saw. Throws ApiError: 412 when somebody changed it meanwhile, 422 names fields.
 */
export const savePlantingAtom = atom(
  null,
  async (
    get,
    _set,
    { plotId, cropTypeId, from, version, ...body }: Omit<Planting, 'id'> & PlantingBody,
  ): Promise<void> => {
    const source = needFarmDevice(get(farmDeviceAtom));
    const id = plantingId({ plotId, cropTypeId, from });
    const path = { farmer_id: source.farmId, id };
    const first = { 'Idempotency-Key': keyOf(id, JSON.stringify([version, body])), 'If-Match': `"${version}"` };
    const answer = await send(id, first, (header) =>
      call(get(apiAtom).PUT('/farmers/{farmer_id}/plantings/{id}', { params: { path, header }, body: snake(body) })),
    );
    const { id: _id, plotId: _plot, ...planting } = camel(answer);
    const row = await (await source.device.db()).get('plots', [source.farmId, plotId]);
    if (!row) return;
    const crops = row.item.crops.map((crop) =>
      crop.cropTypeId === cropTypeId && crop.from === from ? { ...crop, ...planting } : crop,
    );
    await putItem(source, 'plots', { ...row.item, crops });
  },
);
