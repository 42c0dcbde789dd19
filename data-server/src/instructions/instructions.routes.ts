import { hasSameOrder, instructionText } from '@seguia/shared/domain/instructions/instruction';
import { may } from '@seguia/shared/domain/permissions';
import { camel, type Wire } from '@seguia/openapi';
import { need } from '../access/need.ts';
import { onFarm, type FarmAccess } from '../access/on-farm.ts';
import type { Trx } from '../database/transaction.ts';
import { Problem, ruleBroken } from '../problems/problems.ts';
import { refusal } from '../problems/refusal.ts';
import { findPlot } from '../readings/readings.queries.ts';
import type { Services } from '../services/services.ts';
import { findPerson } from '../session/account.queries.ts';
import { etagOf, isSame } from '../sync/etag.ts';
import type { Stamp } from '../sync/pending-write.ts';
import { listPermissions } from '../sync/list-permissions.ts';
import { readList } from '../sync/read-list.ts';
import { write } from '../sync/write.ts';
import { instructionJson } from './instruction-json.ts';
import * as queries from './instructions.queries.ts';
import type { InstructionRow } from './instructions.queries.ts';

export const listInstructions = onFarm<'listInstructions'>(listPermissions.instructions, (call, farm) =>
  readList('instructions', call, farm),
);

export const getInstruction = onFarm<'getInstruction'>('fertirrigation.view', async (call, farm) => {
  const { services, params, headers } = call;
  const row = await queries.findInstructionRow(services.database.lookups, farm.id, params.id);
  if (!row) throw new Problem('not_found');
  const etag = etagOf(row);
  if (isSame(headers['If-None-Match'], etag)) return { status: 304, etag };
  return { status: 200, etag, body: instructionJson(row) };
});

export const putInstruction = onFarm<'putInstruction'>('fertirrigation.view', async (call, farm) => {
  const { services, params, body, headers } = call;
  const { id } = params;
  const { row, outcome } = await write<InstructionRow>(
    services,
    farm,
    { subject: 'instruction', id, method: 'put', body, headers },
    {
      find: (trx) => queries.findInstruction(trx, farm.id, id),
      allow(current) {
        if (!current || !may(farm.permissions, 'fertirrigation.create'))
          need(farm.permissions, 'fertirrigation.update');
      },
      change: (trx, current, stamp) => makeInstruction(trx, farm, id, body, current, stamp),
      store: queries.storeInstruction,
      action: (current) => {
        if (!current) return 'created';
        return current.deleted_at === null ? 'updated' : 'restored';
      },
    },
  );
  return { status: outcome === 'created' ? 201 : 200, etag: etagOf(row), body: await withPeople(services, row) };
});

export const deleteInstruction = onFarm<'deleteInstruction'>('fertirrigation.update', async (call, farm) => {
  const { services, params, headers } = call;
  const { id } = params;
  const { row } = await write<InstructionRow>(
    services,
    farm,
    { subject: 'instruction', id, method: 'delete', body: null, headers },
    {
      find: (trx) => queries.findInstruction(trx, farm.id, id),
      allow(current) {
        if (!current || current.deleted_at !== null) throw new Problem('not_found');
      },
      change: async (_trx, current, { changeNo, version, now }) =>
        current ? { ...current, change_no: changeNo, version, updated_at: now, deleted_at: now } : null,
      store: queries.storeInstruction,
      action: () => 'deleted',
    },
  );
  return { status: 204, etag: etagOf(row) };
});

async function makeInstruction(
  trx: Trx,
  farm: FarmAccess,
  id: string,
  body: Wire['InstructionBody'],
  current: InstructionRow | undefined,
  { changeNo, version, now }: Stamp,
): Promise<InstructionRow> {
  const given = { ...camel(body), plotId: body.plot_id.toLowerCase(), text: instructionText(body.text) };
  const before = current?.deleted_at === null ? current : undefined;
  // Checked after the preconditions: who ticks off words that were changed meanwhile gets the conflict.
  if (!before || !hasSameOrder({ plotId: before.plot_id, text: before.text }, given)) {
    need(farm.permissions, 'fertirrigation.update');
    if (given.text === '') throw ruleBroken('text', 'required', 'An instruction has words.');
    const plot = await findPlot(trx, farm.id, given.plotId);
    if (!plot) throw refusal('plot_id', 'plot_unknown');
    if (plot.closed && before?.plot_id !== plot.id) throw refusal('plot_id', 'plot_closed');
  }
  const { doneAt = null, readingId = null } = given;
  const isDone = doneAt !== null;
  return {
    farmer_id: farm.id,
    id,
    plot_id: given.plotId,
    text: given.text,
    // A phone's clock may be wrong.
    done_at: isDone ? Math.min(doneAt, now) : null,
    done_by: isDone ? (before?.done_by ?? farm.accountId) : null,
    reading_id: isDone ? (readingId?.toLowerCase() ?? null) : null,
    created_by: before?.created_by ?? farm.accountId,
    created_at: current?.created_at ?? now,
    updated_at: now,
    version,
    change_no: changeNo,
    deleted_at: null,
  };
}

async function withPeople({ database: { lookups } }: Services, row: InstructionRow) {
  const { firstname, lastname } = await findPerson(lookups, row.created_by);
  const doer = row.done_by === null ? null : await findPerson(lookups, row.done_by);
  const done = { done_firstname: doer?.firstname ?? null, done_lastname: doer?.lastname ?? null };
  return instructionJson({ ...row, firstname, lastname, ...done });
}
