import { atom, type Getter } from 'jotai';
import {
  camel,
  onWire,
  snake,
  type Campaign,
  type CampaignBody,
  type Planting,
  type PlantingBody,
  type TargetBand,
  type TargetBandBody,
} from '@seguia/openapi';
import { plantingId } from '../../domain/plantings/planting-rules.ts';
import { wholeBand } from '../../domain/plantings/target-fields.ts';
import { newId } from '../../domain/uuid.ts';
import { farmDeviceAtom, needFarmDevice } from '../../device/local/farm-device.ts';
import { removeItem, storeItem } from '../../device/database/store-item.ts';
import { call } from '../../session/api/api-error.ts';
import { apiAtom } from '../../session/api/api.ts';
import { limit } from './limit.ts';
import { writeOnce, type Write } from './write-once.ts';

/** The parameters of a write on the chosen farm: the version that the device has, or null for a new thing. */
async function target(get: Getter, store: 'campaigns' | 'bands', id: string, body: object | null) {
  const source = needFarmDevice(get(farmDeviceAtom));
  const { device, farmId } = source;
  const row = await (await device.db()).get(store, [farmId, id]);
  const write: Write = { id, version: row?.item.version ?? null, body };
  return { source, path: { farmer_id: farmId, id }, write, before: row?.item, api: get(apiAtom) };
}

/**
 * Saves a campaign on the server, then on the device. A new one needs the same `id` in each try, because a lost answer would otherwise make
 * two. Throws ApiError: 412 when somebody changed it meanwhile, 422 names fields.
 */
export const saveCampaignAtom = atom(
  null,
  async (get, _set, { id = newId(), ...body }: CampaignBody & { id?: string }): Promise<Campaign> => {
    const { source, path, write, api } = await target(get, 'campaigns', id, body);
    const answer = await writeOnce(write, (header) =>
      call(
        api.PUT('/farmers/{farmer_id}/campaigns/{id}', {
          params: { path, header },
          body: snake(body),
          signal: limit(),
        }),
      ),
    );
    const campaign = camel(answer);
    await storeItem(source.device, source.farmId, 'campaigns', campaign);
    return campaign;
  },
);

/** Deletes a campaign, but never its readings. Throws ApiError. */
export const deleteCampaignAtom = atom(null, async (get, _set, id: string): Promise<void> => {
  const { source, path, write, api } = await target(get, 'campaigns', id, null);
  await writeOnce(write, (header) =>
    call(api.DELETE('/farmers/{farmer_id}/campaigns/{id}', { params: { path, header }, signal: limit() })),
  );
  await removeItem(source.device, source.farmId, 'campaigns', id);
});

/** Saves a target band on the server, then on the device; a new one needs the same `id` in each try. Throws ApiError. */
export const saveBandAtom = atom(
  null,
  async (get, _set, { id = newId(), ...body }: TargetBandBody & { id?: string }): Promise<TargetBand> => {
    const { source, path, write, before, api } = await target(get, 'bands', id, body);
    const answer = await writeOnce(write, (header) =>
      call(
        api.PUT('/farmers/{farmer_id}/target-bands/{id}', {
          params: { path, header },
          body: onWire(body, before),
          signal: limit(),
        }),
      ),
    );
    const band = wholeBand(camel(answer));
    await storeItem(source.device, source.farmId, 'bands', band);
    return band;
  },
);

/** Deletes a target band. Throws ApiError. */
export const deleteBandAtom = atom(null, async (get, _set, id: string): Promise<void> => {
  const { source, path, write, api } = await target(get, 'bands', id, null);
  await writeOnce(write, (header) =>
    call(api.DELETE('/farmers/{farmer_id}/target-bands/{id}', { params: { path, header }, signal: limit() })),
  );
  await removeItem(source.device, source.farmId, 'bands', id);
});

/**
 * Saves the first days of a planting's stages, and its last day, on the server, then in its plot on the device. `version` is the one that
 * the person saw. Throws ApiError: 412 when somebody changed it meanwhile, 422 names fields.
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
    const row = await (await source.device.db()).get('plots', [source.farmId, plotId]);
    const before = row?.item.crops.find((crop) => crop.cropTypeId === cropTypeId && crop.from === from);
    const answer = await writeOnce({ id, version, body }, (header) =>
      call(
        get(apiAtom).PUT('/farmers/{farmer_id}/plantings/{id}', {
          params: { path, header },
          body: { ...onWire(body, before), to: body.to },
          signal: limit(),
        }),
      ),
    );
    const { id: _id, plotId: _plot, ...planting } = camel(answer);
    const held = await (await source.device.db()).get('plots', [source.farmId, plotId]);
    if (!held) return;
    const crops = held.item.crops.map((crop) =>
      crop.cropTypeId === cropTypeId && crop.from === from ? { ...crop, ...planting } : crop,
    );
    await storeItem(source.device, source.farmId, 'plots', { ...held.item, crops });
  },
);
