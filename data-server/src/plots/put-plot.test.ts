import { expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { aReading } from '../../testing/test-farm.ts';
import { start, testServer } from '../../testing/test-server.ts';

const server = await testServer();

async function aFarm() {
  const farm = await server.addFarm();
  const manager = await server.addPerson(farm);
  const at = (id: string) => `${farm.url}/plots/${id}`;
  const put = <Body = Wire['Plot']>(id: string, body: object, seen: number | null = null, key = newId()) =>
    manager.write<Body>('PUT', at(id), { body: { irrigation_units: 1, ...body }, seen, key });
  const list = async () => (await manager.get<Wire['PlotPage']>(`${farm.url}/plots`)).body.data;
  const names = async () => (await list()).map(({ name }) => name).join(' ');
  return { farm, manager, put, list, names };
}

test('a manager makes a plot with all that is known of it, and changes it', async () => {
  const { put, list } = await aFarm();
  const id = newId();
  const rate = { drippers: 2500, dripper_rate: 2000, dripper_rate_unit: 'ml_per_hour' };
  const made = await put(id, { name: ' Serre 1 ', house: 'Nord', area: 1000.5, irrigation_units: 2, ...rate });
  const plot = { id, name: 'Serre 1', house: 'Nord', area: 1000.5, irrigation_units: 2, ...rate, position: 1 };
  expect([made.status, made.headers['etag'], made.body]).toMatchObject([
    201,
    '"1"',
    { ...plot, closed: false, crops: [] },
  ]);
  expect(await list()).toEqual([made.body]);
  const changed = await put(id, { name: 'Serre 1', closed: true }, 1);
  const without = { house: null, area: null, drippers: null, dripper_rate: null, dripper_rate_unit: null };
  expect([changed.status, changed.body]).toMatchObject([200, { ...without, closed: true, version: 2 }]);
  expect(await list()).toEqual([changed.body]);
});

test('a new plot comes last; one that is moved makes the others give way, and devices fetch those alone', async () => {
  const { farm, manager, put, names } = await aFarm();
  const ids = Array.from({ length: 4 }, newId);
  for (const [index, id] of ids.entries()) await put(id, { name: `S${index}` });
  expect(await names()).toBe('S0 S1 S2 S3');
  const asking = (mark: string) => ({ 'sync-date': mark, 'sync-is-possible': 'true', 'no-paginate': 'true' });
  const whole = await manager.get<Wire['PlotPage']>(`${farm.url}/plots`, asking('0'));
  const { body } = await put(ids[2]!, { name: 'S2', after: ids[0] }, 1);
  expect(body).toMatchObject({ position: 2, version: 2 });
  expect(await names()).toBe('S0 S2 S1 S3');
  const since = await manager.get<Wire['PlotPage']>(`${farm.url}/plots`, asking(whole.body.meta.sync_date ?? ''));
  expect(since.body.data.map(({ name, position, version }) => `${name} ${position} ${version}`).toSorted()).toEqual([
    'S1 3 1',
    'S2 2 2',
  ]);
  await put(ids[3]!, { name: 'S3', after: null }, 1);
  expect(await names()).toBe('S3 S0 S2 S1');
  expect((await put(newId(), { name: 'S4', after: ids[3] })).body.position).toBe(2);
});

test('whoever moves plots at the same time, each has a place of its own', async () => {
  const { put, list } = await aFarm();
  const ids = Array.from({ length: 6 }, newId);
  for (const [index, id] of ids.entries()) await put(id, { name: `S${index}` });
  await Promise.all(ids.map((id, index) => put(id, { name: `S${index}`, after: index === 0 ? null : ids[0] }, 1)));
  const plots = await list();
  expect(plots.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(plots.map(({ version }) => version)).toEqual([2, 2, 2, 2, 2, 2]);
});

test('two managers do not overwrite each other, and a repeated request changes nothing', async () => {
  const { put } = await aFarm();
  const [id, key] = [newId(), newId()];
  expect((await put(id, { name: 'A' }, null, key)).status).toBe(201);
  const repeated = await put(id, { name: 'A' }, null, key);
  expect([repeated.status, repeated.body.version]).toEqual([200, 1]);
  expect((await put(id, { name: 'B' }, 1)).status).toBe(200);
  const late = await put<Wire['MovedOnProblem']>(id, { name: 'C' }, 1);
  expect([late.status, late.body]).toMatchObject([412, { current_version: 2 }]);
  expect((await put(id, { name: 'D' }, null)).status).toBe(412);
});

test.each([
  [{ name: '  ' }, 'name', 'name_missing'],
  [{ name: 'serre  2' }, 'name', 'name_taken'],
  [{ name: 'x', area: 0 }, 'area', 'area_impossible'],
  [{ name: 'x', drippers: 0 }, 'drippers', 'drippers_impossible'],
  [{ name: 'x', dripper_rate: 2000 }, 'dripper_rate_unit', 'dripper_rate_unit_missing'],
  [{ name: 'x', after: newId() }, 'after', 'plot_unknown'],
])('%o is refused', async (body, field, code) => {
  const { farm, put, list } = await aFarm();
  await farm.addPlot({ name: 'Serre 2' });
  const { status, body: problem } = await put<Wire['Problem']>(newId(), body);
  expect([status, problem.errors]).toMatchObject([422, [{ field, code }]]);
  expect(await list()).toHaveLength(1);
});

test('a name that a farm has twice already does not keep its plots from being changed', async () => {
  const { farm, put } = await aFarm();
  const [first] = [await farm.addPlot({ name: 'A' }), await farm.addPlot({ name: 'A' })];
  expect((await put(first, { name: 'A', area: 12 }, 1)).status).toBe(200);
  expect((await put(newId(), { name: 'A' })).status).toBe(422);
});

test('a plot that is closed takes only what was measured before, keeps its readings, and is opened again', async () => {
  const { farm, manager, put } = await aFarm();
  const id = newId();
  await put(id, { name: 'A' });
  const record = async (time: string) => {
    const body = aReading(id, { time });
    return (await manager.write('PUT', `${farm.url}/readings/${newId()}`, { body, seen: null })).status;
  };
  expect(await record('17:25')).toBe(201);
  await put(id, { name: 'A', closed: true }, 1); // the clock on the farm is at 17:30
  expect(await record('17:40')).toBe(422);
  expect(await record('17:20')).toBe(201); // a phone had stored it without network
  const { body } = await manager.get<Wire['ReadingPage']>(`${farm.url}/readings?plot_id=${id}`);
  expect(body.data).toHaveLength(2);
  await put(id, { name: 'A', closed: false }, 2);
  expect(await record('17:40')).toBe(201);
});

test('what changes at and around a closed plot does not move the instant of its closing', async () => {
  const { farm, manager, put } = await aFarm();
  const [id, other] = [newId(), newId()];
  await put(id, { name: 'A' });
  await put(other, { name: 'B' });
  const cropType = await farm.addCropType();
  await farm.plant(id, cropType, '2026-01-01');
  const { crop_id: cropId } = await server.db
    .selectFrom('crop_types')
    .select('crop_id')
    .where('id', '=', cropType)
    .executeTakeFirstOrThrow();
  await put(id, { name: 'A', closed: true }, 1); // the clock on the farm is at 17:30
  server.setClock('2026-06-15T13:00:00Z');
  await put(other, { name: 'B', after: null }, 1);
  const renamed = await put(id, { name: 'A, pulled out', closed: true, after: other }, 2);
  const planting = `${farm.url}/plantings/${id}.${cropType}.2026-01-01`;
  const changes = [
    await manager.write('PUT', `${farm.url}/crops/${cropId}`, { body: { name: 'Tomates' }, seen: 1 }),
    await manager.write('PUT', `${farm.url}/crop-types/${cropType}`, { body: { name: 'X', crop_id: cropId }, seen: 1 }),
    await manager.write('PUT', planting, { body: { to: '2026-06-15' }, seen: 1 }),
  ];
  const body = aReading(id, { time: '17:40' });
  const late = await manager.write('PUT', `${farm.url}/readings/${newId()}`, { body, seen: null });
  server.setClock(start);
  expect([renamed, ...changes].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect([late.status, late.body.errors?.[0]?.code]).toEqual([422, 'plot_closed']);
});

test('a plot of another farm is not found by its id, and one that was deleted does not come back', async () => {
  const [{ put }, other] = [await aFarm(), await aFarm()];
  const id = newId();
  await other.put(id, { name: 'A' });
  expect((await put(id, { name: 'A' }, 1)).status).toBe(412);
  const now = Date.parse(start) / 1000;
  await server.db.updateTable('plots').set({ deleted_at: now }).where('id', '=', id).execute();
  expect((await other.put(id, { name: 'A' }, 1)).status).toBe(404);
});

test('keeps what was changed and who changed it', async () => {
  const { farm, manager, put } = await aFarm();
  const id = newId();
  await put(id, { name: 'A' });
  await put(id, { name: 'B' }, 1);
  const revisions = await server.db
    .selectFrom('revisions')
    .select(['subject', 'subject_id', 'version', 'action', 'account_id', 'snapshot'])
    .where('farmer_id', '=', farm.id)
    .orderBy('version')
    .execute();
  const about = { subject: 'plot', subject_id: id, account_id: manager.id };
  expect(revisions).toMatchObject([
    { ...about, version: 1, action: 'created' },
    { ...about, version: 2, action: 'updated' },
  ]);
  expect(revisions.map(({ snapshot }) => (JSON.parse(snapshot) as { name: string }).name)).toEqual(['A', 'B']);
});
