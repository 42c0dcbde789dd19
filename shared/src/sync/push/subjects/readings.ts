import { camel, onWire, type Reading, type Wire } from '@seguia/openapi';
import type { OutboxEntry, Theirs } from '../../../device/database/rows.ts';
import { ApiError, call, callForResponse } from '../../../session/api/api-error.ts';
import type { Sender } from './sender.ts';

const path = '/farmers/{farmer_id}/readings/{id}';
const pathOf = ({ farmId, readingId }: OutboxEntry) => ({ farmer_id: farmId, id: readingId });

/** Sends readings. */
export const readings: Sender<Reading, Theirs> = {
  async put({ api, entry, signal }, header) {
    const params = { path: pathOf(entry), header };
    const send = (body: Wire['ReadingBody']) => call(api.PUT(path, { params, body, signal }));
    const body = onWire(entry.body!, entry.seen); // an entry without a body is not sent (`nextToSend`)
    const wire = await send(body).catch((error: unknown) => {
      if (!isUnknownThere(error, 'timestamp')) throw error;
      const { timestamp: _instant, ...rest } = body;
      return send(rest);
    });
    return camel(wire);
  },
  async remove({ api, entry, signal }, header) {
    return (await callForResponse(api.DELETE(path, { params: { path: pathOf(entry), header }, signal }))).response;
  },
  fetch: async ({ api, entry, signal }) =>
    camel(await call(api.GET(path, { params: { path: pathOf(entry) }, signal }))),
  theirs: (reading, version) => ({ reading, version }),
};

/**
 * Whether a data server of last year refused a field that it does not know. What nobody typed can be left out then; a value that somebody
 * typed must not be lost, so the refusal stays for the person to read.
 */
function isUnknownThere(error: unknown, field: string): boolean {
  const errors = error instanceof ApiError && error.status === 400 ? error.problem?.errors : undefined;
  return errors?.some((each) => each.code === 'unknown_field' && each.field === field) ?? false;
}
