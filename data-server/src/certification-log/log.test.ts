import { expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { mostLogged } from '@seguia/shared/domain/log/certification-log';
import { newId } from '@seguia/shared/domain/uuid';
import { insertReadings } from '../../testing/many-readings.ts';
import { clearOldTombstones } from '../readings/tombstones.ts';
import type { Person } from '../../testing/person.ts';
import { aReading, type TestFarm } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();

async function aFarm() {
  const farm = await server.addFarm();
  const [manager, recorder] = [await server.addPerson(farm, 'manager'), await server.addPerson(farm, 'recorder')];
  return { farm, manager, recorder, plot: await farm.addPlot() };
}

/** Saves a reading and returns its address. */
async function saved(who: Person, farm: TestFarm, body: Wire['ReadingBody']) {
  const at = `${farm.url}/readings/${newId()}`;
  await who.write('PUT', at, { body, seen: null });
  return at;
}

const log = async (who: Person, farm: TestFarm, more = '', size = 200) =>
  (await who.get<Wire['LogPage']>(`${farm.url}/log?from=2026-06-01&to=2026-06-30${more}`, { paginate: `${size}` }))
    .body;

const timesOf = ({ data }: Wire['LogPage']) => data.map(({ reading }) => `${reading.date} ${reading.time}`);

test('a period’s readings come the oldest first, its first and last day among them, of one plot or all', async () => {
  const { farm, manager, plot } = await aFarm();
  const other = await farm.addPlot();
  for (const [plotId, date] of [
    [plot, '2026-05-31'],
    [plot, '2026-06-10'],
    [plot, '2026-06-01'],
    [other, '2026-06-05'],
  ] as const)
    await saved(manager, farm, aReading(plotId, { date }));
  expect(timesOf(await log(manager, farm))).toEqual(['2026-06-01 08:30', '2026-06-05 08:30', '2026-06-10 08:30']);
  expect(timesOf(await log(manager, farm, `&plot_id=${plot}`))).toEqual(['2026-06-01 08:30', '2026-06-10 08:30']);
  expect((await log(manager, farm)).meta.total).toBe(3);
});

test('each correction stands with its reading: who, when, which field, old and new', async () => {
  const { farm, manager, recorder, plot } = await aFarm();
  const at = await saved(recorder, farm, aReading(plot, { intake_ec: 2.1 }));
  await recorder.write('PUT', at, { body: aReading(plot, { intake_ec: 2.4 }), seen: 1 });
  await manager.write('PUT', at, { body: aReading(plot, { intake_ec: 2.4, note: 'Sonde nettoyée' }), seen: 2 });
  await saved(recorder, farm, aReading(plot, { time: '09:00' }));
  const [first, second] = (await log(recorder, farm)).data;
  expect(first?.corrections).toMatchObject([
    { version: 2, action: 'updated', by: { id: recorder.id }, changes: [{ field: 'intake_ec', old: 2.1, new: 2.4 }] },
    { version: 3, by: { id: manager.id }, changes: [{ field: 'note', old: null, new: 'Sonde nettoyée' }] },
  ]);
  expect(second?.corrections).toEqual([]);
});

test('a deleted reading stands in it, with its deletion, for who may delete any', async () => {
  const { farm, manager, recorder, plot } = await aFarm();
  const at = await saved(recorder, farm, aReading(plot));
  await manager.write('DELETE', at, { seen: 1 });
  const [gone] = (await log(manager, farm)).data;
  expect(gone?.reading.deleted_at).toBeTypeOf('number');
  expect(gone?.corrections).toMatchObject([{ action: 'deleted', by: { id: manager.id } }]);
  const { data, meta } = await log(recorder, farm);
  expect([data, meta.total]).toEqual([[], 0]);
});

test('a deletion stands in it for good, also when old tombstones are cleared away', async () => {
  const { farm, manager, plot } = await aFarm();
  await manager.write('DELETE', await saved(manager, farm, aReading(plot)), { seen: 1 });
  await clearOldTombstones(server.db, 180 * 86_400, new Date('2027-06-15T12:00:00Z'));
  expect((await log(manager, farm)).data).toMatchObject([{ corrections: [{ action: 'deleted' }] }]);
});

test('pages hold each reading once', async () => {
  const { farm, manager, plot } = await aFarm();
  for (const minute of ['00', '10', '20', '30', '40'])
    await saved(manager, farm, aReading(plot, { time: `08:${minute}` }));
  const pages = [
    await log(manager, farm, '&page=1', 2),
    await log(manager, farm, '&page=2', 2),
    await log(manager, farm, '&page=3', 2),
  ];
  expect(pages.flatMap(timesOf).map((time) => time.slice(-2))).toEqual(['00', '10', '20', '30', '40']);
  expect(pages.map(({ meta }) => [meta.has_more, meta.total])).toEqual([
    [true, 5],
    [true, 5],
    [false, 5],
  ]);
});

test('pages say whether something of the period was changed meanwhile, though their number is the same', async () => {
  const { farm, manager, recorder, plot } = await aFarm();
  const [first] = [
    await saved(recorder, farm, aReading(plot)),
    await saved(recorder, farm, aReading(plot, { time: '09:00' })),
  ];
  const { meta: before } = await log(recorder, farm);
  await saved(manager, farm, aReading(plot, { date: '2026-05-01' }));
  expect((await log(recorder, farm)).meta).toEqual(before);
  await manager.write('DELETE', first, { seen: 1 });
  await saved(manager, farm, aReading(plot, { time: '10:00' }));
  const { meta: after } = await log(recorder, farm);
  expect(after.total).toBe(before.total);
  expect(after.sync_date).not.toBe(before.sync_date);
});

test('without its days a log is refused', async () => {
  const { farm, manager } = await aFarm();
  expect((await manager.get(`${farm.url}/log`)).status).toBe(400);
});

test('of more readings than a log holds it is said how many there are', async () => {
  const { farm, manager, plot } = await aFarm();
  const count = mostLogged + 12;
  const many = { farmId: farm.id, plots: [plot], authors: [manager.id], count, today: '2026-06-15' };
  await insertReadings(server.services.database, many);
  const page = await manager.get<Wire['LogPage']>(`${farm.url}/log?from=1990-01-01&to=2026-06-30`);
  expect(page.body.meta.total).toBe(count);
}, 60_000);
