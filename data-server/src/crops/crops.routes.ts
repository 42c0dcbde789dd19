import { onFarm } from '../access/on-farm.ts';
import { need } from '../access/need.ts';
import { listPermissions } from '../sync/list-permissions.ts';
import { readList } from '../sync/read-list.ts';
import { etagOf } from '../sync/etag.ts';
import { write } from '../sync/write.ts';
import { cropJson, cropTypeJson } from './crop-json.ts';
import * as queries from './crops.queries.ts';
import type { CropRow, CropTypeRow } from './crops.queries.ts';
import { makeCrop, makeCropType } from './make-crop.ts';

export const listCrops = onFarm<'listCrops'>(listPermissions.crops, (call, farm) => readList('crops', call, farm));

export const listCropTypes = onFarm<'listCropTypes'>(listPermissions.crop_types, (call, farm) =>
  readList('cropTypes', call, farm),
);

export const putCrop = onFarm<'putCrop'>('crops.view', async ({ services, params, body, headers }, farm) => {
  const { id } = params;
  const { row, outcome } = await write<CropRow>(
    services,
    farm,
    { subject: 'crop', id, method: 'put', body, headers },
    {
      find: (trx) => queries.findCropRow(trx, farm.id, id),
      allow: (current) => need(farm.permissions, current ? 'crops.update' : 'crops.create'),
      change: (trx, current, stamp) => makeCrop(trx, { farmerId: farm.id, id, body, current, stamp }),
      store: queries.storeCrop,
      action: (current) => (current ? 'updated' : 'created'),
    },
  );
  return { status: outcome === 'created' ? 201 : 200, etag: etagOf(row), body: cropJson(row) };
});

export const putCropType = onFarm<'putCropType'>('crops.view', async ({ services, params, body, headers }, farm) => {
  const { id } = params;
  const { row, outcome } = await write<CropTypeRow>(
    services,
    farm,
    { subject: 'crop_type', id, method: 'put', body, headers },
    {
      find: (trx) => queries.findCropTypeRow(trx, farm.id, id),
      allow: (current) => need(farm.permissions, current ? 'crops.update' : 'crops.create'),
      change: (trx, current, stamp) => makeCropType(trx, { farmerId: farm.id, id, body, current, stamp }),
      store: queries.storeCropType,
      action: (current) => (current ? 'updated' : 'created'),
    },
  );
  return { status: outcome === 'created' ? 201 : 200, etag: etagOf(row), body: cropTypeJson(row) };
});
