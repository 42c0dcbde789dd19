import { expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { aReading } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();

async function aFarm() {
  const farm = await server.addFarm();
  const [manager, recorder] = [await server.addPerson(farm), await server.addPerson(farm, 'recorder')];
  const put = <Body = Wire['Meter']>(id: string, body: object, seen: number | null = null, key = newId()) =>
    manager.write<Body>('PUT', `${farm.url}/meters/${id}`, { body: { kind: 'ec_ph', ...body }, seen, key });
  const list = async () => (await recorder.get<Wire['MeterPage']>(`${farm.url}/meters`)).body.data;
  return { farm, manager, recorder, put, list };
}

test('a manager adds a meter with all that is known of it, changes and retires it', async () => {
  const { put, list } = await aFarm();
  const id = newId();
  const solutions = { ph_buffers: [4.01, 7.01], ec_standards: [1.413] };
  const made = await put(id, { name: ' Combo  1 ', serial_number: 'SN 7', ...solutions, calibration_days: 14 });
  const meter = { id, name: 'Combo 1', kind: 'ec_ph', serial_number: 'SN 7', ...solutions, calibration_days: 14 };
  expect([made.status, made.headers['etag'], made.body]).toMatchObject([201, '"1"', { ...meter, retired: false }]);
  const changed = await put(id, { name: 'combo 1', kind: 'ph', serial_number: ' ', retired: true }, 1);
  const without = { serial_number: null, ph_buffers: [], ec_standards: [], calibration_days: 30 };
  expect([changed.status, changed.body]).toMatchObject([200, { ...without, kind: 'ph', retired: true, version: 2 }]);
  expect(await list()).toEqual([changed.body]);
});

test('two managers do not overwrite each other, and a repeated request changes nothing', async () => {
  const { put, list } = await aFarm();
  const [id, key] = [newId(), newId()];
  expect((await put(id, { name: 'A' }, null, key)).status).toBe(201);
  expect((await put(id, { name: 'A' }, null, key)).status).toBe(200);
  expect((await put(id, { name: 'B' }, 1)).status).toBe(200);
  expect((await put<Wire['MovedOnProblem']>(id, { name: 'C' }, 1)).body).toMatchObject({ current_version: 2 });
  expect(await list()).toMatchObject([{ name: 'B', version: 2 }]);
});

test.each([
  [{ name: ' ' }, 'name', 'name_missing'],
  [{ name: 'combo  1' }, 'name', 'name_taken'],
  [{ name: 'x', ph_buffers: [0] }, 'ph_buffers', 'buffers_impossible'],
  [{ name: 'x', ec_standards: [201] }, 'ec_standards', 'standards_impossible'],
])('%o is refused', async (body, field, code) => {
  const { put } = await aFarm();
  await put(newId(), { name: 'Combo 1' });
  const { status, body: problem } = await put<Wire['Problem']>(newId(), body);
  expect([status, problem.errors]).toMatchObject([422, [{ field, code }]]);
});

test('a farm sees no meter of another, and takes no reading with it', async () => {
  const [ours, other] = [await aFarm(), await aFarm()];
  const [meter, plot] = [newId(), await other.farm.addPlot()];
  await ours.put(meter, { name: 'A' });
  expect(await other.list()).toEqual([]);
  const body = { ...aReading(plot), meter_id: meter };
  const at = `${other.farm.url}/readings/${newId()}`;
  const refused = await other.recorder.write('PUT', at, { body, seen: null });
  expect([refused.status, refused.body.errors]).toMatchObject([422, [{ field: 'meter_id', code: 'meter_unknown' }]]);
  const imported = { place: { sheet: 'a', row: 2, cell: 'B2' }, reading: body };
  const sheet = { file_name: 'a.csv', readings: [imported] };
  const answer = await other.manager.write('PUT', `${other.farm.url}/imports/${newId()}`, {
    body: sheet,
    seen: null,
  });
  expect([answer.status, answer.body.errors]).toMatchObject([422, [{ field: 'readings.0.reading.meter_id' }]]);
});

test('a reading says its meter, loses it by null alone, and an app of before meters takes none away', async () => {
  const { farm, recorder, put } = await aFarm();
  const [meter, plot] = [newId(), await farm.addPlot()];
  await put(meter, { name: 'A', retired: true });
  const at = `${farm.url}/readings/${newId()}`;
  const save = async (body: object, seen: number | null) =>
    (await recorder.write<Wire['Reading']>('PUT', at, { body: { ...aReading(plot), ...body }, seen })).body.meter_id;
  expect(await save({ meter_id: meter.toUpperCase() }, null)).toBe(meter);
  expect(await save({ intake_ec: 2.9 }, 1)).toBe(meter);
  const { data } = (await recorder.get<Wire['ReadingPage']>(`${farm.url}/readings`)).body;
  expect(data).toMatchObject([{ meter_id: meter }]);
  expect(await save({ meter_id: null }, 2)).toBeNull();
  const { body } = await recorder.get<Wire['RevisionPage']>(`${at}/revisions`);
  expect(body.data[0]?.changes).toEqual([
    { field: 'intake_ec', old: 2.9, new: aReading(plot).intake_ec },
    { field: 'meter_id', old: meter, new: null },
  ]);
});
