import { camel, onWire, type WaterDay } from '@seguia/openapi';
import type { OutboxEntry } from '../../../device/database/rows.ts';
import type { TheirWater } from '../../../device/water/water-conflict.ts';
import { call, callForResponse } from '../../../session/api/api-error.ts';
import type { Sender } from './sender.ts';

const path = '/farmers/{farmer_id}/water-days/{id}';
const idOf = ({ water }: OutboxEntry) => water?.id ?? '';
const pathOf = (entry: OutboxEntry) => ({ farmer_id: entry.farmId, id: idOf(entry) });

/** Sends days of water and light. */
export const waterDays: Sender<WaterDay, TheirWater> = {
  async put({ api, entry, signal }, header) {
    if (!entry.water?.values) throw new Error('A change without its values.');
    const params = { path: pathOf(entry), header };
    const body = onWire(entry.water.values, entry.water.seen);
    return camel(await call(api.PUT(path, { params, body, signal })));
  },
  async remove({ api, entry, signal }, header) {
    return (await callForResponse(api.DELETE(path, { params: { path: pathOf(entry), header }, signal }))).response;
  },
  fetch: async ({ api, entry, signal }) =>
    camel(await call(api.GET(path, { params: { path: pathOf(entry) }, signal }))),
  theirs: (day, version) => ({ day, version }),
};
