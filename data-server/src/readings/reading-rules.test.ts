import { describe, expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import type { RefusedCode, SentCode } from '@seguia/shared/domain/readings/problem-codes';
import { newId } from '@seguia/shared/domain/uuid';
import { aReading } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
const farm = await server.addFarm();
const recorder = await server.addPerson(farm, 'recorder');
const plot = await farm.addPlot();

const save = (body: unknown) => recorder.write('PUT', `${farm.url}/readings/${newId()}`, { body, seen: null });

const drippers = {
  entry_type: 'drippers',
  total_drained: 300,
  intake_per_dripper: 200,
  dripper_count: 5,
  dripper_unit: 'ml',
} as const;

describe('a broken rule is a 422 that names the field', () => {
  const cases: [string, Partial<Wire['ReadingBody']>, string, string][] = [
    ['EC over 20', { intake_ec: 2100 }, 'intake_ec', 'ec_over_20'],
    ['EC below 0', { drain_ec: -0.1 }, 'drain_ec', 'ec_negative'],
    ['pH over 14', { intake_ph: 14.01 }, 'intake_ph', 'ph_out_of_range'],
    ['a percentage below 0', { drain_percent: -1 }, 'drain_percent', 'percent_negative'],
    ['a year whose instants nobody can tell', { date: '0026-06-15' }, 'date', 'date_invalid'],
    ['a day in the future', { date: '2026-06-16' }, 'date', 'date_in_future'],
    ['later today', { time: '18:00' }, 'time', 'date_in_future'],
    ['no value at all', { intake_ec: null, intake_ph: null }, 'values', 'nothing_measured'],
    ['half a dripper', { ...drippers, dripper_count: 2.5 }, 'dripper_count', 'drippers_not_whole'],
    ['no dripper', { ...drippers, dripper_count: 0 }, 'dripper_count', 'drippers_under_1'],
    ['nothing given', { ...drippers, intake_per_dripper: 0 }, 'intake_per_dripper', 'volume_zero'],
    ['no unit', { ...drippers, dripper_unit: null }, 'dripper_unit', 'required'],
  ];
  test.each(cases)('%s', async (_name, more, field, code) => {
    const { status, body, headers } = await save(aReading(plot, more));
    expect(status).toBe(422);
    expect(headers['content-type']).toMatch('application/problem+json');
    expect(body.errors).toMatchObject([{ field, code }]);
  });

  /** What only the server finds (docs/how-to.md, "Add a rule"): each code, and what is changed in a reading that has it. */
  const ofServer: Record<Exclude<SentCode, RefusedCode>, () => object | Promise<object>> = {
    plot_closed: async () => ({ plot_id: await farm.addPlot({ closed: 1 }), time: '17:40' }),
    plot_unknown: () => ({ plot_id: newId() }),
    meter_unknown: () => ({ meter_id: newId() }),
    timestamp_mismatch: () => ({ timestamp: 0 }),
  };
  test.each(Object.entries(ofServer))('the server finds %s', async (code, change) => {
    const { status, body } = await save({ ...aReading(plot), ...(await change()) });
    expect([status, body.errors]).toMatchObject([422, [{ code }]]);
  });

  test('a plot of another farm', async () => {
    const other = await server.addFarm();
    const { status, body } = await save(aReading(await other.addPlot()));
    expect([status, body.errors?.[0]?.field]).toEqual([422, 'plot_id']);
  });

  test('a closed plot accepts no new reading, but corrections of an old one', async () => {
    const own = await server.addFarm();
    const manager = await server.addPerson(own);
    const closing = await own.addPlot();
    const at = `${own.url}/readings/${newId()}`;
    await manager.write('PUT', at, { body: aReading(closing), seen: null });
    await server.db.updateTable('plots').set({ closed: 1 }).where('id', '=', closing).execute();
    const corrected = await manager.write('PUT', at, { body: aReading(closing, { intake_ec: 2 }), seen: 1 });
    const added = await manager.write('PUT', `${own.url}/readings/${newId()}`, {
      body: aReading(closing, { time: '17:40' }),
      seen: null,
    });
    const later = aReading(closing, { time: '17:40' });
    const moved = await manager.write('PUT', at, { body: later, seen: 2 });
    expect([corrected.status, added.status, added.body.errors?.[0]?.code]).toEqual([200, 422, 'plot_closed']);
    expect([moved.status, moved.body.errors?.[0]?.code]).toEqual([422, 'plot_closed']);
  });
});

test('a refusal says why in words as well', async () => {
  const words = async (more: Partial<Wire['ReadingBody']>) => {
    const { errors } = (await save(aReading(plot, more))).body;
    return errors?.map(({ message }) => message);
  };
  expect(await words({ date: '2026-06-17' })).toEqual([
    'The date cannot be in the future, please choose a valid date.',
  ]);
  expect(await words({ intake_ec: null, intake_ph: null })).toEqual(['A reading holds at least one measured value.']);
  expect(await words({ intake_ec: 2100 })).toEqual(['EC cannot be over 20 mS/cm (was it µS/cm?).']);
});

test('a note of two thousand characters is accepted', async () => {
  expect((await save(aReading(plot, { note: 'é'.repeat(2000) }))).status).toBe(201);
});

test('unusual values are accepted: the person decides', async () => {
  expect((await save(aReading(plot, { intake_ec: 0.1, intake_ph: 8.1, drain_percent: 140 }))).status).toBe(201);
  expect((await save(aReading(plot, { ...drippers, dripper_count: 250 }))).status).toBe(201);
});

describe('a broken request is a 400 that names the field', () => {
  const cases: [string, object, string, string][] = [
    ['an unknown field', { ...aReading(plot), colour: 'red' }, 'colour', 'unknown_field'],
    ['a missing field', { ...aReading(plot), date: undefined }, 'date', 'required'],
    ['text for a number', { ...aReading(plot), intake_ec: '2,1' }, 'intake_ec', 'type'],
    ['a day that no month has', { ...aReading(plot), date: '2026-02-30' }, 'date', 'format'],
    ['a time that no day has', { ...aReading(plot), time: '24:00' }, 'time', 'pattern'],
    ['an unknown unit', { ...aReading(plot), dripper_unit: 'gal' }, 'dripper_unit', 'enum'],
    ['a character that text cannot hold', { ...aReading(plot), note: 'a\0b' }, '', 'nul_character'],
    ['a note of two thousand and one', { ...aReading(plot), note: 'x'.repeat(2001) }, 'note', 'maxLength'],
  ];
  test.each(cases)('%s', async (_name, body, field, code) => {
    const answer = await save(body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ field, code }));
  });

  test('an id that is no UUID', async () => {
    const answer = await recorder.write('PUT', `${farm.url}/readings/17`, { body: aReading(plot), seen: null });
    expect(answer.body).toMatchObject({ status: 400, errors: [{ field: 'id', code: 'format' }] });
  });

  test('a body that is no JSON, or too large', async () => {
    const headers = { 'if-none-match': '*', 'idempotency-key': newId(), 'content-type': 'application/json' };
    const url = `/v2${farm.url}/readings/${newId()}`;
    const own = { authorization: `Bearer ${recorder.token}`, 'date-format': 'timestamp', ...headers };
    const broken = await server.app.inject({ method: 'PUT', url, headers: own, payload: '{"date":' });
    expect([broken.statusCode, broken.json().errors[0].code]).toEqual([400, 'not_json']);
    const large = await server.app.inject({ method: 'PUT', url, headers: own, payload: `"${'x'.repeat(70_000)}"` });
    expect([large.statusCode, large.json().code]).toEqual([413, 'too_large']);
  });
});
