import { camel, onWire, type Wire } from '@seguia/openapi';
import type { OutboxEntry } from '../../../device/database/rows.ts';
import { call, callForResponse } from '../../../session/api/api-error.ts';
import type { Sender } from './sender.ts';

const waterPath = '/farmers/{farmer_id}/water-days/{id}';

/** A change of a thing that is written as a whole; null deletes it. */
interface WholeChange {
  id: string;
  values: object | null;
  seen: object | null;
}

/**
 * Sends things that everybody may change and that are written as a whole, one code for all, as the service worker has it too. The calls of
 * `path` have the form of those of water days.
 */
export function changeSender<Made extends { version: number }, Theirs>(
  path: string,
  changeOf: (entry: OutboxEntry) => WholeChange | undefined,
  theirs: (found: Made | 'deleted', version: number | null) => Theirs,
): Sender<Made, Theirs> {
  const at = path as typeof waterPath;
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
