import { camel, onWire, type WaterDay } from '@seguia/openapi';
import type { OutboxEntry } from '../../../device/database/rows.ts';
import { confirm } from '../../../device/outbox/outbox-answers.ts';
import { type TheirWater, waterConflict } from '../../../device/water/water-conflict.ts';
import { forgetWaterDay, storeWaterDay } from '../../../device/water/water-items.ts';
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
  async settle(device, entry, made, version) {
    if (made) await storeWaterDay(device, entry.farmId, made);
    else await forgetWaterDay(device, entry.farmId, idOf(entry));
    await confirm(device, entry, null, version);
  },
  async conflict(device, entry, theirs) {
    if (theirs.day !== 'deleted') await storeWaterDay(device, entry.farmId, theirs.day);
    await waterConflict(device, entry, theirs);
  },
};
