import { camel, onWire, type Wire } from '@seguia/openapi';
import type { OutboxEntry, WholeChange } from '../../../device/database/rows.ts';
import { call, callForResponse } from '../../../session/api/api-error.ts';
import type { Sender } from './sender.ts';

/** The calls of things that are written as a whole. All have the form of those of water days. */
type WholePath = '/farmers/{farmer_id}/water-days/{id}' | '/farmers/{farmer_id}/instructions/{id}';

/**
 * Sends things that everybody may change and that are written as a whole, one code for all, as the service worker has it too.
 */
export function changeSender<Made extends { version: number }, Theirs>(
  path: WholePath,
  changeOf: (entry: OutboxEntry) => WholeChange<object, unknown> | undefined,
  theirs: (found: Made | 'deleted', version: number | null) => Theirs,
): Sender<Made, Theirs> {
  // openapi-fetch has no type for one of several paths, so the first stands for all.
  const at = path as '/farmers/{farmer_id}/water-days/{id}';
  const pathOf = (entry: OutboxEntry) => ({ farmer_id: entry.farmId, id: changeOf(entry)?.id ?? '' });
  const made = (wire: Wire['WaterDay']) => camel(wire) as unknown as Made;
  return {
    async put({ api, entry, signal }, header) {
      const { values, seen } = changeOf(entry) ?? {};
      if (!values) throw new Error('A change without its values.');
      const body: Wire['WaterDayBody'] = onWire(values, seen);
      return made(await call(api.PUT(at, { params: { path: pathOf(entry), header }, body, signal })));
    },
    async remove({ api, entry, signal }, header) {
      return (await callForResponse(api.DELETE(at, { params: { path: pathOf(entry), header }, signal }))).response;
    },
    fetch: async ({ api, entry, signal }) => made(await call(api.GET(at, { params: { path: pathOf(entry) }, signal }))),
    theirs,
  };
}
