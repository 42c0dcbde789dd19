import { describe, expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { testServer } from '../../testing/test-server.ts';

// The tests' clock is at noon on 2026-06-15.
const server = await testServer();

async function aFarm() {
  const farm = await server.addFarm();
  const [manager, recorder] = [await server.addPerson(farm), await server.addPerson(farm, 'recorder')];
  const plot = await farm.addPlot();
  const at = (id: string) => `${farm.url}/water-days/${id}`;
  const put = <Body = Wire['WaterDay']>(id: string, body: object, seen: number | null = null, who = manager) =>
    who.write<Body>('PUT', at(id), { body, seen });
  const list = async (query = '') =>
    (await manager.get<Wire['WaterDayPage']>(`${farm.url}/water-days${query}`)).body.data;
  return { farm, manager, recorder, plot, at, put, list };
}

test('a day of the farm and of a plot is written, listed, changed and taken away', async () => {
  const { manager, plot, at, put, list } = await aFarm();
  const created = await put('2026-06-14', { irrigation: 6.25, radiation: 2710 });
  expect([created.status, created.headers['etag']]).toEqual([201, '"1"']);
  expect(created.body).toMatchObject({ id: '2026-06-14', plot_id: null, date: '2026-06-14', irrigation: 6.25 });
  expect(created.body.created_by.id).toBe(manager.id);
  const ofPlot = `2026-06-14.${plot}`;
  expect((await put(ofPlot, { irrigation: 7 })).body).toMatchObject({ plot_id: plot, radiation: null, version: 1 });
  await put('2026-06-13', { radiation: 2500 });
  expect((await list()).map(({ id }) => id)).toEqual([ofPlot, '2026-06-14', '2026-06-13']);
  expect((await put('2026-06-14', { irrigation: 6 }, 1)).body).toMatchObject({ irrigation: 6, radiation: null });
  expect((await manager.get<Wire['WaterDay']>(at('2026-06-14'))).body.version).toBe(2);
  expect((await manager.write('DELETE', at('2026-06-14'), { seen: 2 })).status).toBe(204);
  expect((await list()).map(({ id }) => id)).toEqual([ofPlot, '2026-06-13']);
  expect((await manager.get(at('2026-06-14'))).status).toBe(404);
});

test('days are listed by plot and between two days, both included', async () => {
  const { plot, put, list } = await aFarm();
  for (const id of ['2026-06-10', '2026-06-11', `2026-06-11.${plot}`, '2026-06-12', '2026-06-13', `2026-06-12.${plot}`])
    await put(id, { irrigation: 4 });
  const ids = async (query: string) => (await list(query)).map(({ id }) => id);
  const ofPlot = [`2026-06-12.${plot}`, `2026-06-11.${plot}`];
  expect(await ids(`?plot_id=${plot}`)).toEqual(ofPlot);
  expect(await ids(`?plot_id=${plot.toUpperCase()}`)).toEqual(ofPlot);
  expect(await ids('?from=2026-06-11&to=2026-06-12')).toEqual([ofPlot[0], '2026-06-12', ofPlot[1], '2026-06-11']);
  expect(await ids('?from=2026-06-13&to=9999-12-31')).toEqual(['2026-06-13']);
});

test('a second writer of the same day gets a conflict, and a deleted day can be written again', async () => {
  const { manager, at, put } = await aFarm();
  await put('2026-06-14', { irrigation: 6 });
  const second = await put<Wire['MovedOnProblem']>('2026-06-14', { irrigation: 7 });
  expect([second.status, second.body.current_version, second.body.current_deleted]).toEqual([412, 1, false]);
  await manager.write('DELETE', at('2026-06-14'), { seen: 1 });
  const afterwards = await put<Wire['MovedOnProblem']>('2026-06-14', { irrigation: 7 });
  expect([afterwards.status, afterwards.body.current_version, afterwards.body.current_deleted]).toEqual([412, 2, true]);
  expect((await put('2026-06-14', { irrigation: 7 }, 2)).body).toMatchObject({ irrigation: 7, version: 3 });
});

test('who recorded a day changes and deletes it, and nobody else’s values', async () => {
  const { recorder, at, put } = await aFarm();
  await put('2026-06-14', { irrigation: 6 }, null, recorder);
  expect((await put('2026-06-14', { irrigation: 5 }, 1, recorder)).status).toBe(200);
  expect((await recorder.write('DELETE', at('2026-06-14'), { seen: 2 })).status).toBe(204);
  await put('2026-06-13', { irrigation: 6 });
  expect((await put('2026-06-13', { irrigation: 6, radiation: 2400 }, 1, recorder)).status).toBe(200);
  expect((await put('2026-06-13', { radiation: 2400 }, 2, recorder)).status).toBe(403);
  expect((await recorder.write('DELETE', at('2026-06-13'), { seen: 2 })).status).toBe(403);
});

test('who writes a deleted day anew has begun it, whatever stood there', async () => {
  const { manager, recorder, at, put } = await aFarm();
  await put('2026-06-14', { irrigation: 6 });
  await manager.write('DELETE', at('2026-06-14'), { seen: 1 });
  const { status, body } = await put('2026-06-14', { irrigation: 7 }, 2, recorder);
  expect([status, body.created_by.id]).toEqual([200, recorder.id]);
  expect((await put('2026-06-14', { irrigation: 8 }, 3, recorder)).status).toBe(200);
});

test('a repeat is answered as the first time, and changes nothing', async () => {
  const { manager, at, list } = await aFarm();
  const write = { body: { irrigation: 6 }, seen: null, key: newId() };
  expect((await manager.write('PUT', at('2026-06-14'), write)).status).toBe(201);
  expect((await manager.write('PUT', at('2026-06-14'), write)).status).toBe(200);
  expect(await list()).toMatchObject([{ version: 1 }]);
});

describe('a day is refused', () => {
  test.each([
    ['of tomorrow', '2026-06-16', { irrigation: 4 }, 'date', 'date_in_future'],
    ['that no calendar has', '2026-02-30', { irrigation: 4 }, 'date', 'date_invalid'],
    ['without a value', '2026-06-14', {}, 'values', 'nothing_measured'],
    ['with less than no water', '2026-06-14', { irrigation: -1 }, 'irrigation', 'below_possible'],
    ['with more water than can be given', '2026-06-14', { irrigation: 101 }, 'irrigation', 'above_possible'],
    ['with more light than the sun sends', '2026-06-14', { radiation: 4501 }, 'radiation', 'above_possible'],
    ['of a plot that is not there', `2026-06-14.${newId()}`, { irrigation: 4 }, 'plot_id', 'plot_unknown'],
  ])('%s', async (_name, id, body, field, code) => {
    const { put } = await aFarm();
    const answer = await put<Wire['Problem']>(id, body);
    expect([answer.status, answer.body.errors]).toMatchObject([422, [{ field, code }]]);
  });

  test.each(['2026-6-14', 'today', `2026-06-14.${'x'.repeat(36)}`])('under the id %s', async (id) => {
    const { put } = await aFarm();
    expect((await put(id, { irrigation: 4 })).status).toBe(400);
  });
});

test('a farm sees no day of another, and writes none for its plots', async () => {
  const [ours, other] = [await aFarm(), await aFarm()];
  await ours.put('2026-06-14', { irrigation: 4 });
  expect(await other.list()).toEqual([]);
  expect((await other.manager.get(ours.at('2026-06-14'))).status).toBe(404);
  expect((await other.put(`2026-06-14.${ours.plot}`, { irrigation: 4 })).status).toBe(422);
});
