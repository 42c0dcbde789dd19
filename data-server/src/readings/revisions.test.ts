import { expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { aCampaign, aReading } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();

test('revisions tell who changed what, when, from what to what', async () => {
  const farm = await server.addFarm();
  const recorder = await server.addPerson(farm, 'recorder');
  const manager = await server.addPerson(farm, 'manager');
  const plot = await farm.addPlot();
  const at = `${farm.url}/readings/${newId()}`;
  await recorder.write('PUT', at, { body: aReading(plot, { intake_ph: null }), seen: null });
  server.setClock('2026-06-15T13:00:00Z');
  await manager.write('PUT', at, {
    body: aReading(plot, { intake_ph: null, intake_ec: 2.6, note: 'Mal lu' }),
    seen: 1,
  });
  await manager.write('DELETE', at, { seen: 2 });
  await manager.write('POST', `${at}/restore`, { seen: 3 });

  const { body } = await recorder.get<Wire['RevisionPage']>(`${at}/revisions`);
  expect(body.data.map(({ version, action }) => [version, action])).toEqual([
    [4, 'restored'],
    [3, 'deleted'],
    [2, 'updated'],
    [1, 'created'],
  ]);
  expect(body.data[2]).toMatchObject({
    at: Date.parse('2026-06-15T13:00:00Z') / 1000,
    by: { id: manager.id, lastname: 'manager' },
    changes: [
      { field: 'intake_ec', old: 2.1, new: 2.6 },
      { field: 'note', old: null, new: 'Mal lu' },
    ],
  });
  expect(body.data[3]?.changes).toContainEqual({ field: 'plot_id', old: null, new: plot });
  expect(body.data[1]?.changes).toEqual([]);

  const first = await recorder.get<Wire['RevisionPage']>(`${at}/revisions?page=2`, { paginate: '3' });
  expect([first.body.data.length, first.body.meta.has_more]).toEqual([1, false]);
});

test('revisions of a deleted reading are shown to who could bring it back', async () => {
  const farm = await server.addFarm();
  const recorder = await server.addPerson(farm, 'recorder');
  const manager = await server.addPerson(farm, 'manager');
  const at = `${farm.url}/readings/${newId()}`;
  await recorder.write('PUT', at, { body: aReading(await farm.addPlot(), { date: '2026-06-14' }), seen: null });
  await recorder.write('DELETE', at, { seen: 1 });
  expect((await recorder.get(`${at}/revisions`)).status).toBe(404);
  expect((await manager.get<Wire['RevisionPage']>(`${at}/revisions`)).body.data).toHaveLength(2);
  expect((await manager.get(`${farm.url}/readings/${newId()}/revisions`)).status).toBe(404);
});

test('a revision of before readings had a meter or a source is as if they had none, and its retry is answered', async () => {
  const farm = await server.addFarm();
  const recorder = await server.addPerson(farm, 'recorder');
  const [id, key, body] = [newId(), newId(), aReading(await farm.addPlot())];
  const at = `${farm.url}/readings/${id}`;
  await recorder.write('PUT', at, { body, seen: null, key });
  const rows = () => server.db.selectFrom('revisions').select('snapshot').where('subject_id', '=', id);
  const { meter_id, import_id, source, ...before } = JSON.parse((await rows().executeTakeFirstOrThrow()).snapshot);
  expect([meter_id, import_id, source]).toEqual([null, null, null]);
  await server.db
    .updateTable('revisions')
    .set({ snapshot: JSON.stringify(before) })
    .where('farmer_id', '=', farm.id)
    .where('subject_id', '=', id)
    .execute();
  expect((await recorder.write<Wire['Reading']>('PUT', at, { body, seen: null, key })).body.meter_id).toBeNull();
  const { data } = (await recorder.get<Wire['RevisionPage']>(`${at}/revisions`)).body;
  expect(data[0]?.changes.some(({ field }) => field === 'meter_id')).toBe(false);
});

test('revisions are of the reading, not of a campaign with its id', async () => {
  const farm = await server.addFarm();
  const manager = await server.addPerson(farm, 'manager');
  const id = newId();
  const at = `${farm.url}/readings/${id}`;
  await manager.write('PUT', at, { body: aReading(await farm.addPlot()), seen: null });
  await manager.write('PUT', `${farm.url}/campaigns/${id}`, { body: aCampaign(), seen: null });
  await manager.write('PUT', `${farm.url}/campaigns/${id}`, { body: { ...aCampaign(), name: 'Été' }, seen: 1 });
  const { body } = await manager.get<Wire['RevisionPage']>(`${at}/revisions`);
  expect(body.data.map(({ version, action }) => [version, action])).toEqual([[1, 'created']]);
});
