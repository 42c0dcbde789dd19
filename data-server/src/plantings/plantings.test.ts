import { expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { start, testServer } from '../../testing/test-server.ts';

const server = await testServer();

async function aPlanting() {
  const farm = await server.addFarm();
  const manager = await server.addPerson(farm);
  const [plot, cropType] = [await farm.addPlot(), await farm.addCropType()];
  await farm.plant(plot, cropType, '2026-01-10');
  const at = `${farm.url}/plantings/${plot}.${cropType}.2026-01-10`;
  const put = <Body = Wire['Planting']>(body: object, seen: number | null = 1, key = newId()) =>
    manager.write<Body>('PUT', at, { body, seen, key });
  return { farm, manager, plot, cropType, at, put };
}

const stages = { first_flower: '2026-02-09', first_harvest: '2026-03-11', topped: '2026-05-01' };

test('a manager notes the stages and the end of a planting, and they are listed with its plot', async () => {
  const { farm, manager, plot, cropType, at, put } = await aPlanting();
  const { status, body, headers } = await put({ to: '2026-06-30', ...stages });
  const planting = { plot_id: plot, crop_type_id: cropType, from: '2026-01-10', to: '2026-06-30', ...stages };
  expect([status, headers['etag'], body]).toEqual([200, '"2"', { id: at.split('/').at(-1), ...planting, version: 2 }]);
  const { body: list } = await manager.get<Wire['PlotPage']>(`${farm.url}/plots`);
  expect(list.data[0]?.crops).toMatchObject([{ from: '2026-01-10', to: '2026-06-30', ...stages, version: 2 }]);
});

test('a device that asks for changes gets the plot of a planting that was changed', async () => {
  const { farm, manager, plot, put } = await aPlanting();
  await farm.addPlot();
  await put({ to: null });
  const asking = (mark: string) => ({ 'sync-date': mark, 'sync-is-possible': 'true', 'no-paginate': 'true' });
  const first = await manager.get<Wire['PlotPage']>(`${farm.url}/plots`, asking('0'));
  await put({ to: null, ...stages }, 2);
  const mark = first.body.meta.sync_date ?? '';
  const { body } = await manager.get<Wire['PlotPage']>(`${farm.url}/plots`, asking(mark));
  expect(body.data).toMatchObject([{ id: plot, crops: [stages] }]);
});

test('a stage that is left out or null has no day any more', async () => {
  const { put } = await aPlanting();
  await put({ to: null, ...stages });
  const { body } = await put({ to: null, first_flower: '2026-02-10', topped: null }, 2);
  expect(body).toMatchObject({ first_flower: '2026-02-10', first_harvest: null, topped: null, version: 3 });
});

test.each([
  [{ to: '2026-01-09' }, 'to', 'before_planting'],
  [{ to: null, first_flower: '2026-01-09' }, 'first_flower', 'before_planting'],
  [{ to: '2026-04-30', topped: '2026-05-01' }, 'topped', 'after_end'],
  [{ to: null, first_flower: '2026-03-01', first_harvest: '2026-02-01' }, 'first_harvest', 'harvest_before_flower'],
])('%o is refused', async (body, field, code) => {
  const { put } = await aPlanting();
  const { status, body: problem } = await put<Wire['Problem']>(body);
  expect([status, problem.errors]).toMatchObject([422, [{ field, code }]]);
});

test('a planting ends before the same variety is planted there again, whatever else is', async () => {
  const { farm, plot, cropType, put } = await aPlanting();
  await farm.plant(plot, await farm.addCropType('Rose', 'Freedom'), '2026-05-01');
  await farm.plant(await farm.addPlot(), cropType, '2026-05-01');
  expect((await put({ to: null })).status).toBe(200);
  await farm.plant(plot, cropType, '2026-07-20');
  const { status, body } = await put<Wire['Problem']>({ to: '2026-07-20' }, 2);
  expect([status, body.errors]).toMatchObject([422, [{ field: 'to', code: 'planting_overlaps' }]]);
  expect((await put({ to: '2026-07-19' }, 2)).status).toBe(200);
});

async function bareFarm() {
  const farm = await server.addFarm();
  const manager = await server.addPerson(farm);
  const [plot, cropType] = [await farm.addPlot(), await farm.addCropType()];
  const plant = <Body = Wire['Planting']>(from: string, body: object = { to: null }, type = cropType) =>
    manager.write<Body>('PUT', `${farm.url}/plantings/${plot}.${type}.${from}`, { body, seen: null });
  return { farm, manager, plot, cropType, plant };
}

test('a manager plants, and it is listed with its plot', async () => {
  const { farm, manager, plot, cropType, plant } = await bareFarm();
  const { status, headers, body } = await plant('2026-02-01', { to: null, topped: '2026-05-01' });
  const planting = { from: '2026-02-01', to: null, first_flower: null, first_harvest: null, topped: '2026-05-01' };
  expect([status, headers['etag'], body]).toMatchObject([201, '"1"', { plot_id: plot, ...planting, version: 1 }]);
  const { body: list } = await manager.get<Wire['PlotPage']>(`${farm.url}/plots`);
  expect(list.data[0]?.crops).toMatchObject([{ crop_type_id: cropType, ...planting, version: 1 }]);
  expect((await plant('2026-02-01')).status).toBe(412);
});

test('a variety is planted again only where it has left, other varieties beside it', async () => {
  const { farm, plant } = await bareFarm();
  await plant('2026-02-01', { to: '2026-06-30' });
  const again = await plant<Wire['Problem']>('2026-06-30');
  expect([again.status, again.body.errors]).toMatchObject([422, [{ field: 'from', code: 'planting_overlaps' }]]);
  expect((await plant('2026-07-01')).status).toBe(201);
  expect((await plant('2026-05-01', { to: null }, await farm.addCropType('Rose', 'Freedom'))).status).toBe(201);
  const before = await plant<Wire['Problem']>('2025-05-01');
  expect([before.status, before.body.errors]).toMatchObject([422, [{ field: 'to', code: 'planting_overlaps' }]]);
  expect((await plant('2025-05-01', { to: '2025-12-31' })).status).toBe(201);
});

test('nothing is planted of a variety, or in a plot, that the farm does not have', async () => {
  const [{ plant, plot }, other] = [await bareFarm(), await bareFarm()];
  expect((await plant('2026-02-01', { to: null }, other.cropType)).status).toBe(404);
  expect((await plant('2026-02-01', { to: null }, newId())).status).toBe(404);
  await server.db.updateTable('plots').set({ deleted_at: 1 }).where('id', '=', plot).execute();
  expect((await plant('2026-02-01')).status).toBe(404);
});

test('two managers do not overwrite each other, and a repeated request changes nothing', async () => {
  const { put } = await aPlanting();
  const key = newId();
  expect((await put({ to: null, ...stages }, 1, key)).body.version).toBe(2);
  expect((await put({ to: null, ...stages }, 1, key)).body.version).toBe(2);
  const { status, body } = await put<Wire['MovedOnProblem']>({ to: null }, 1);
  expect([status, body]).toMatchObject([412, { current_version: 2 }]);
});

test('a planting that is not there, in a plot that is gone or of another farm, is not found', async () => {
  const { farm, manager, plot, cropType } = await aPlanting();
  const put = (id: string) => manager.write('PUT', `${farm.url}/plantings/${id}`, { body: { to: null }, seen: 1 });
  expect((await put(`${plot}.${cropType}.2026-01-11`)).status).toBe(404);
  expect((await put(`${plot}.${cropType}.2026-02-30`)).status).toBe(404);
  const other = await aPlanting();
  expect((await put(other.at.split('/').at(-1) ?? '')).status).toBe(404);
  const now = Date.parse(start) / 1000;
  await server.db.updateTable('plots').set({ deleted_at: now }).where('id', '=', plot).execute();
  expect((await put(`${plot}.${cropType}.2026-01-10`)).status).toBe(404);
});

test('keeps what was changed and who changed it', async () => {
  const { farm, manager, at, put } = await aPlanting();
  await put({ to: null, ...stages });
  const revisions = await server.db
    .selectFrom('revisions')
    .select(['subject', 'subject_id', 'version', 'action', 'account_id'])
    .where('farmer_id', '=', farm.id)
    .execute();
  const about = { subject: 'planting', subject_id: at.split('/').at(-1), account_id: manager.id };
  expect(revisions).toEqual([{ ...about, version: 2, action: 'updated' }]);
});
