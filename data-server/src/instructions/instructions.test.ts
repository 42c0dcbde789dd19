import { expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { start, testServer } from '../../testing/test-server.ts';

const server = await testServer();
const now = Date.parse(start) / 1000;

async function aFarm() {
  const farm = await server.addFarm();
  const [manager, recorder] = [await server.addPerson(farm), await server.addPerson(farm, 'recorder')];
  const plot = await farm.addPlot();
  const order = { plot_id: plot, text: 'Monter l’apport à 2,6' };
  const at = (id: string) => `${farm.url}/instructions/${id}`;
  const put = <Body = Wire['Instruction']>(id: string, body: object, seen: number | null = null, who = manager) =>
    who.write<Body>('PUT', at(id), { body: { ...order, ...body }, seen });
  const list = async (headers = {}) =>
    (await recorder.get<Wire['InstructionPage']>(`${farm.url}/instructions`, headers)).body;
  return { farm, manager, recorder, plot, order, at, put, list };
}

// Specification 10: an instruction for a plot is open until it is ticked off with a reading
test('an instruction is given, ticked off with a reading, and listed with both people', async () => {
  const { manager, recorder, order, put, list } = await aFarm();
  const [id, reading] = [newId(), newId()];
  const given = await put(id, { text: '  Monter l’apport   à 2,6 ' });
  expect([given.status, given.headers['etag']]).toEqual([201, '"1"']);
  expect(given.body).toMatchObject({ id, ...order, done_at: null, reading_id: null, created_by: { id: manager.id } });
  expect(given.body).not.toHaveProperty('done_by');
  const done = await put(id, { done_at: now - 60, reading_id: reading }, 1, recorder);
  expect(done.body).toMatchObject({ done_at: now - 60, reading_id: reading, done_by: { id: recorder.id }, version: 2 });
  expect(done.body.created_by.id).toBe(manager.id);
  expect((await list()).data).toEqual([done.body]);
  const again = await put(id, {}, 2, recorder);
  expect(again.body).toMatchObject({ done_at: null, reading_id: null, version: 3 });
  expect(again.body).not.toHaveProperty('done_by');
});

test('who ticks off words that were changed meanwhile gets the conflict', async () => {
  const { recorder, put } = await aFarm();
  const id = newId();
  await put(id, {});
  await put(id, { text: 'Monter à 2,8' }, 1);
  const late = await put<Wire['MovedOnProblem']>(id, { done_at: now }, 1, recorder);
  expect([late.status, late.body.current_version, late.body.current_deleted]).toEqual([412, 2, false]);
  expect((await put(id, { done_at: now }, 2, recorder)).status).toBe(403);
});

test('an instruction that is taken back is a tombstone for devices, and can be given again', async () => {
  const { manager, at, put, list } = await aFarm();
  const id = newId();
  await put(id, {});
  const sync = { 'sync-date': '0', 'sync-is-possible': 'true' };
  const { meta } = await list(sync);
  expect((await manager.write('DELETE', at(id), { seen: 1 })).status).toBe(204);
  expect((await manager.get(at(id))).status).toBe(404);
  const since = await list({ ...sync, 'sync-date': meta.sync_date ?? '' });
  expect([since.data, since.meta.deleted_ids]).toEqual([[], [id]]);
  expect((await manager.write('DELETE', at(id), { seen: 2 })).status).toBe(404);
  expect((await put(id, {}, 2)).body).toMatchObject({ version: 3, done_at: null });
});

test('a later instant than now is now, and one that no reading came with has none', async () => {
  const { recorder, put } = await aFarm();
  const id = newId();
  await put(id, { reading_id: newId() });
  const done = await put(id, { done_at: now + 9999 }, 1, recorder);
  expect(done.body).toMatchObject({ done_at: now, reading_id: null });
});

test('refuses an instruction without words, of another farm’s plot or of a closed one', async () => {
  const [ours, other] = [await aFarm(), await aFarm()];
  const closed = await ours.farm.addPlot({ closed: 1 });
  const refused = async (body: object) => {
    const { status, body: problem } = await ours.put<Wire['Problem']>(newId(), body);
    return [status, problem.errors?.[0]?.code];
  };
  expect(await refused({ text: '   ' })).toEqual([422, 'required']);
  expect(await refused({ plot_id: other.plot })).toEqual([422, 'plot_unknown']);
  expect(await refused({ plot_id: closed })).toEqual([422, 'plot_closed']);
  expect((await refused({ text: 'x'.repeat(201) }))[0]).toBe(400);
  const id = newId();
  await ours.put(id, {});
  await server.db.updateTable('plots').set({ closed: 1 }).where('id', '=', ours.plot).execute();
  expect((await ours.put(id, { done_at: now }, 1, ours.recorder)).status).toBe(200);
});

test('a farm sees no instruction of another', async () => {
  const [ours, other] = [await aFarm(), await aFarm()];
  const id = newId();
  await ours.put(id, {});
  expect((await other.list()).data).toEqual([]);
  expect((await other.manager.get(other.at(id))).status).toBe(404);
});
