import { expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { start, testServer } from '../../testing/test-server.ts';

const server = await testServer();
const now = Date.parse(start) / 1000;

async function aMeter(kind: Wire['MeterKind'] = 'ec_ph') {
  const farm = await server.addFarm();
  const [manager, recorder] = [await server.addPerson(farm), await server.addPerson(farm, 'recorder')];
  const meter = newId();
  await manager.write('PUT', `${farm.url}/meters/${meter}`, { body: { name: 'Combo', kind }, seen: null });
  const at = (id: string) => `${farm.url}/calibrations/${id}`;
  const note = <Body = Wire['Calibration']>(id: string, body: object, key = newId()) =>
    recorder.write<Body>('PUT', at(id), { body: { meter_id: meter, at: now - 60, ...body }, seen: null, key });
  const list = async () => (await recorder.get<Wire['CalibrationPage']>(`${farm.url}/calibrations`)).body.data;
  return { farm, manager, recorder, meter, at, note, list };
}

const points = [
  { ph: 7.01, mv: -15 },
  { ph: 4.01, mv: 160 },
];

test('slope and offset follow from the points, whatever the caller makes of them', async () => {
  const { meter, recorder, note, list } = await aMeter();
  const id = newId();
  const noted = await note(id, { points, slope: 50, offset: 99, cell_constant: 1.02, ec_standard: 1.413 });
  expect(noted.status).toBe(201);
  expect(noted.body).toMatchObject({ id, meter_id: meter, at: now - 60, points, slope: 98.6, offset: -14.4 });
  expect(noted.body).toMatchObject({ cell_constant: 1.02, temperature: null, created_by: { id: recorder.id } });
  expect(await list()).toEqual([noted.body]);
});

test('without millivolts they are as the meter shows them, and the newest stands first', async () => {
  const { note, list } = await aMeter();
  const [older, newer] = [newId(), newId()];
  await note(newer, { slope: 97, offset: -3 });
  await note(older, { at: now - 86_400, points: points.map(({ ph }) => ({ ph, mv: null })), slope: 96 });
  expect((await list()).map(({ id, slope, offset }) => [id, slope, offset])).toEqual([
    [newer, 97, -3],
    [older, 96, null],
  ]);
});

test('a calibration is noted once: a repeat changes nothing, and another is refused', async () => {
  const { note, at, manager, meter, list } = await aMeter();
  const [id, key] = [newId(), newId()];
  await note(id, { slope: 97 }, key);
  expect((await note(id, { slope: 97 }, key)).status).toBe(200);
  expect((await note(id, { slope: 98 })).status).toBe(412);
  const change = { meter_id: meter, at: now, slope: 98 };
  expect((await manager.write('PUT', at(id), { body: change, seen: 1 })).status).toBe(412);
  expect(await list()).toMatchObject([{ slope: 97, version: 1 }]);
});

test('one that is withdrawn stays in the log with who withdrew it, and devices learn of it', async () => {
  const { farm, manager, recorder, note, at } = await aMeter();
  const id = newId();
  await note(id, { slope: 97 });
  const asking = (mark: string) => ({ 'sync-date': mark, 'sync-is-possible': 'true', 'no-paginate': 'true' });
  const whole = await recorder.get<Wire['CalibrationPage']>(`${farm.url}/calibrations`, asking('0'));
  const withdrawn = await manager.write<Wire['Calibration']>('DELETE', at(id), { seen: 1 });
  expect([withdrawn.status, withdrawn.body]).toMatchObject([
    200,
    { slope: 97, version: 2, withdrawn_at: now, withdrawn_by: { id: manager.id }, created_by: { id: recorder.id } },
  ]);
  const mark = whole.body.meta.sync_date ?? '';
  const since = await recorder.get<Wire['CalibrationPage']>(`${farm.url}/calibrations`, asking(mark));
  expect([since.body.data, since.body.meta.deleted_ids]).toEqual([[withdrawn.body], []]);
  expect((await manager.write('DELETE', at(id), { seen: 2 })).body).toEqual(withdrawn.body);
});

test.each([
  [{ slope: 97, at: now + 3600 }, 'at', 'date_in_future'],
  [{}, 'points', 'nothing_calibrated'],
  [{ points: [points[0]] }, 'points', 'points_number'],
  [{ slope: 0 }, 'slope', 'slope_impossible'],
  [{ points: points.map(({ ph, mv }) => ({ ph, mv: -mv })) }, 'slope', 'slope_impossible'],
  [{ slope: 97, ec_standard: 1.413 }, 'cell_constant', 'not_measured'],
  [{ slope: 97, meter_id: newId() }, 'meter_id', 'meter_unknown'],
])('of a pH meter, %o is refused', async (body, field, code) => {
  const { note } = await aMeter('ph');
  const { status, body: problem } = await note<Wire['Problem']>(newId(), body);
  expect([status, problem.errors]).toMatchObject([422, [{ field, code }]]);
});

test('an instant that no clock shows is refused, and the log stays readable', async () => {
  const { note, list } = await aMeter();
  for (const at of [-1, -1e15, -1e18, -1e20])
    expect(await note<Wire['Problem']>(newId(), { slope: 97, at })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'at', code: 'minimum' }] },
    });
  expect(await list()).toEqual([]);
});

test('a farm sees and withdraws no calibration of another', async () => {
  const [ours, other] = [await aMeter(), await aMeter()];
  const id = newId();
  await ours.note(id, { slope: 97 });
  expect(await other.list()).toEqual([]);
  expect((await other.manager.write('DELETE', other.at(id), { seen: 1 })).status).toBe(404);
  expect((await other.note(newId(), { slope: 97, meter_id: ours.meter })).status).toBe(422);
});
