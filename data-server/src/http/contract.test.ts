import { describe, expect, test } from 'vitest';
import { maxNoteLength } from '@seguia/shared/domain/readings/reading-limits';
import { loadContract, type OperationId } from './contract.ts';
import type { Problem } from '../problems/problems.ts';

const contract = await loadContract();
const id = '01a1fcc8-d4b3-7393-9426-a0648747f139';

interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Returns the fields of a call that the contract refuses; none if it accepts the call. */
function refused(name: OperationId, { params = {}, query = {}, headers = {}, body }: Sent): string[] {
  const operation = contract.find((candidate) => candidate.id === name)!;
  const raw = {
    params: { farmer_id: id, id, ...params },
    query,
    headers: { 'date-format': 'timestamp', 'idempotency-key': id, 'if-none-match': '*', ...headers },
    body,
  };
  try {
    operation.check(raw);
    return [];
  } catch (error) {
    return ((error as Problem).more.errors ?? []).map(({ field }) => field);
  }
}

const text = (length: number) => 'x'.repeat(length);
const reading = { plot_id: id, date: '2026-06-15', time: '08:30', entry_type: 'value' };
const campaign = { name: 'x', start_date: '2026-01-01', end_date: '2026-02-01', visibility: 'all_apps' };
const login = { email: 'a@b.test', password: 'x', device_name: 'x' };

/** Every limit of a length or a number that a person can reach, with the most that is accepted. */
const limits: [string, OperationId, number, (most: number) => Sent][] = [
  ['note', 'putReading', maxNoteLength, (most) => ({ body: { ...reading, note: text(most) } })],
  ['intake_per_dripper', 'putReading', 1e9, (most) => ({ body: { ...reading, intake_per_dripper: most } })],
  ['total_drained', 'putReading', 1e9, (most) => ({ body: { ...reading, total_drained: most } })],
  ['dripper_count', 'putReading', 1e6, (most) => ({ body: { ...reading, dripper_count: most } })],
  ['name', 'putCampaign', 120, (most) => ({ body: { ...campaign, name: text(most) } })],
  ['name', 'putPlot', 80, (most) => ({ body: { irrigation_units: 1, name: text(most) } })],
  ['house', 'putPlot', 80, (most) => ({ body: { irrigation_units: 1, name: 'x', house: text(most) } })],
  ['area', 'putPlot', 1e6, (most) => ({ body: { irrigation_units: 1, name: 'x', area: most } })],
  ['irrigation_units', 'putPlot', 1000, (most) => ({ body: { name: 'x', irrigation_units: most } })],
  ['drippers', 'putPlot', 1e6, (most) => ({ body: { irrigation_units: 1, name: 'x', drippers: most } })],
  ['dripper_rate', 'putPlot', 1e5, (most) => ({ body: { irrigation_units: 1, name: 'x', dripper_rate: most } })],
  ['name', 'putCrop', 80, (most) => ({ body: { name: text(most) } })],
  ['name', 'putCropType', 80, (most) => ({ body: { crop_id: id, name: text(most) } })],
  ['email', 'login', 254, (most) => ({ body: { ...login, email: text(most) } })],
  ['password', 'login', 256, (most) => ({ body: { ...login, password: text(most) } })],
  ['device_name', 'login', 120, (most) => ({ body: { ...login, device_name: text(most) } })],
  ['device_token', 'login', 200, (most) => ({ body: { ...login, device_token: text(most) } })],
  ['email', 'forgotPassword', 254, (most) => ({ body: { email: text(most), from: 'x' } })],
  ['search', 'listFarmers', 100, (most) => ({ query: { search: text(most) } })],
  ['paginate', 'listReadings', 200, (most) => ({ headers: { paginate: String(most) } })],
  ['page', 'listReadings', 1_000_000, (most) => ({ query: { page: String(most) } })],
  ['sync-ids', 'listReadings', 400, (most) => ({ headers: { 'sync-ids': Array(most).fill('a').join(',') } })],
];

describe('the contract accepts the limit and refuses one more', () => {
  test.each(limits)('%s of %s up to %d', (field, name, most, sent) => {
    expect(refused(name, sent(most))).toEqual([]);
    expect(refused(name, sent(most + 1))).toEqual([field]);
  });

  test.each([
    ['email', 'login', { body: { ...login, email: '' } }],
    ['password', 'login', { body: { ...login, password: '' } }],
    ['name', 'putCampaign', { body: { ...campaign, name: '' } }],
    ['page', 'listReadings', { query: { page: '0' } }],
    ['paginate', 'listReadings', { headers: { paginate: '0' } }],
    ['farmer_id', 'getFarmer', { params: { farmer_id: '' } }],
  ] as const)('no empty %s of %s', (field, name, sent) => {
    expect(refused(name, sent)).toEqual([field]);
  });
});

describe('a name of one line', () => {
  const account = { token: 'x', email: 'a@b.test', password: 'x', firstname: 'A', lastname: 'B' };
  const invitation = { role: 'viewer', language: 'fr' };
  const setUp = { ...account, farm_name: 'F', farm_place: 'P', time_zone: 'Europe/Paris' };
  const named: [OperationId, string, object][] = [
    ...['farm_name', 'farm_place', 'firstname', 'lastname'].map(
      (field) => ['setUpServer', field, setUp] as [OperationId, string, object],
    ),
    ['acceptInvitation', 'firstname', account],
    ['acceptInvitation', 'lastname', account],
    ['putInvitation', 'firstname', invitation],
    ['putInvitation', 'lastname', invitation],
    ['putPlot', 'name', { irrigation_units: 1 }],
    ['putPlot', 'house', { name: 'A', irrigation_units: 1 }],
    ['putCrop', 'name', {}],
    ['putCropType', 'name', { crop_id: id }],
    ['putCampaign', 'name', campaign],
    ['putMeter', 'name', {}],
    ['putMeter', 'serial_number', { name: 'A' }],
  ];

  test.each(named)('holds no line break: %s, %s', (operation, field, body) => {
    for (const name of ['A\nB', 'A\r', '\u2028A', 'A\u0007'])
      expect(refused(operation, { body: { ...body, [field]: name } }), JSON.stringify(name)).toContain(field);
    expect(refused(operation, { body: { ...body, [field]: 'Été ١ 🍅' } })).not.toContain(field);
  });
});

test('names a fault inside of a field with its whole path', () => {
  const band = { plot_id: id, crop_type_id: id, from: '2026-01-01' };
  const of = (more: object) => refused('putTargetBand', { body: { ...band, ...more } });
  expect(of({ intake_ec: { low: 'x', high: null } })).toEqual(['intake_ec.low']);
  expect(of({ intake_ec: { low: 1 } })).toEqual(['intake_ec.high']);
  expect(of({ colour: 'red' })).toEqual(['colour']);
  expect(refused('putTargetBand', { body: [] })).toEqual(['']);
});

describe('numbers, lists and defaults arrive in their places', () => {
  const read = (headers: Record<string, string>, query: Record<string, string | string[]> = {}) =>
    contract
      .find((candidate) => candidate.id === 'listReadings')!
      .check({
        params: { farmer_id: id },
        query,
        headers: { 'date-format': 'timestamp', ...headers },
        body: undefined,
      });

  test('a call without them has 25 rows of the first page', () => {
    expect(read({})).toMatchObject({ query: { page: 1 }, headers: { paginate: 25 } });
  });

  test('text becomes numbers, switches and lists', () => {
    const { query, headers } = read(
      { paginate: '50', 'no-paginate': 'true', 'order-by': 'date, -time,' },
      { page: '2', deleted: 'false' },
    );
    expect(query).toMatchObject({ page: 2, deleted: false });
    expect(headers).toMatchObject({ paginate: 50, 'no-paginate': true, 'order-by': ['date', '-time'] });
  });

  test('leaves out what the contract does not name', () => {
    expect(read({ 'x-other': '1' }, { colour: 'red' })).not.toMatchObject({ headers: { 'x-other': '1' } });
    expect(read({}, { colour: 'red' }).query).not.toHaveProperty('colour');
  });
});

describe('an answer of the server must follow the contract', () => {
  const faults = (status: number, type: string | undefined, payload: string) =>
    contract.find((candidate) => candidate.id === 'isLogged')!.faults(status, type, payload, false);
  const json = 'application/json; charset=utf-8';

  test.each([
    [200, json, '{"state":true}', null],
    [200, json, '{"state":"yes"}', 'data/state must be boolean'],
    [200, json, '{}', "data must have required property 'state'"],
    [200, 'text/html', '{"state":true}', 'text/html is not in the contract for status 200'],
    [418, json, '{}', 'status 418 is not in the contract'],
  ])('%d %s %s', (status, type, payload, fault) => {
    expect(faults(status, type, payload)).toBe(fault);
  });

  test('one without a body has none', () => {
    const { faults } = contract.find((candidate) => candidate.id === 'logout')!;
    expect(faults(204, undefined, '', false)).toBeNull();
    expect(faults(204, json, '{}', false)).toBe('status 204 has no body in the contract');
  });
});

test('refuses text that PostgreSQL cannot hold, wherever it is', () => {
  expect(refused('putReading', { body: { ...reading, note: 'a\0b' } })).toEqual(['']);
  expect(refused('listFarmers', { query: { search: 'a\0' } })).toEqual(['']);
  expect(refused('getReading', { params: { id: 'a\0' } })).toContain('');
});

test('an id is its 36 characters: other forms of a UUID are refused before a database sees them', () => {
  const urn = `urn:uuid:${id}`;
  expect(refused('putReading', { params: { id: urn }, body: reading })).toEqual(['id']);
  expect(refused('putReading', { body: { ...reading, plot_id: urn } })).toEqual(['plot_id']);
  expect(refused('putReading', { headers: { 'idempotency-key': urn }, body: reading })).toEqual(['Idempotency-Key']);
});
