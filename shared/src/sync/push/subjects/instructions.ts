import { camel, onWire, type Instruction } from '@seguia/openapi';
import type { OutboxEntry } from '../../../device/database/rows.ts';
import type { TheirInstruction } from '../../../device/instructions/instruction-conflict.ts';
import { call, callForResponse } from '../../../session/api/api-error.ts';
import type { Sender } from './sender.ts';

const path = '/farmers/{farmer_id}/instructions/{id}';
const pathOf = ({ farmId, instruction }: OutboxEntry) => ({ farmer_id: farmId, id: instruction?.id ?? '' });

/** Sends instructions. */
export const instructions: Sender<Instruction, TheirInstruction> = {
  async put({ api, entry, signal }, header) {
    if (!entry.instruction?.values) throw new Error('A change without its values.');
    const params = { path: pathOf(entry), header };
    const body = onWire(entry.instruction.values, entry.instruction.seen);
    return camel(await call(api.PUT(path, { params, body, signal })));
  },
  async remove({ api, entry, signal }, header) {
    return (await callForResponse(api.DELETE(path, { params: { path: pathOf(entry), header }, signal }))).response;
  },
  fetch: async ({ api, entry, signal }) =>
    camel(await call(api.GET(path, { params: { path: pathOf(entry) }, signal }))),
  theirs: (instruction, version) => ({ instruction, version }),
};
