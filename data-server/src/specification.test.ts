// The entities and calls of the specification, sections 3 and 7, field by field. The lists here come from the specification, not from the
// contract.
import { describe, expect, test } from 'vitest';
import { rolePermissions } from '@seguia/shared/domain/permissions';
import { newId } from '@seguia/shared/domain/uuid';
import { giveAccess } from './access/give-access.ts';
import { hashPassword } from './session/passwords.ts';
import { aCampaign, aReading } from '../testing/test-farm.ts';
import { testServer } from '../testing/test-server.ts';

const server = await testServer();
const farm = await server.addFarm({ name: 'Oasis' });
const person = await server.addPerson(farm);
const plot = await farm.addPlot();
await farm.plant(plot, await farm.addCropType('Tomate', 'Torry'), '2026-01-01');
const email = `${person.id}@example.test`;
await server.db
  .updateTable('accounts')
  .set({ password_hash: await hashPassword('correct horse battery') })
  .where('id', '=', person.id)
  .execute();

type Fields = Record<string, unknown>;

// Specification 7: POST /auth/login: email, password, device_name, plus optional extra fields
// Specification 3: a session has token, device_token, created_at, updated_at and expire_at
describe('a session holds', async () => {
  const body = {
    email,
    password: 'correct horse battery',
    device_name: 'browser (0123abcd)',
    colour: 'an extra field',
  };
  const { status, body: session } = await server.anybody.call<Fields>('POST', '/auth/login', { body });

  test.each([
    ['token', String],
    ['device_token', String],
    ['created_at', Number],
    ['updated_at', Number],
    ['expire_at', Number],
  ])('%s', (field, type) => {
    expect(status).toBe(200);
    expect(session[field]).toEqual(expect.any(type));
  });
});

// Specification 7: GET /account: profile fields
// Specification 3: a user profile has id, avatar, firstname, lastname, email, permissions, created_at and updated_at
describe('the user profile holds', async () => {
  const { body: profile } = await person.get<Fields>('/account');

  test.each(['id', 'avatar', 'firstname', 'lastname', 'email', 'permissions', 'created_at', 'updated_at'])(
    '%s',
    (field) => {
      const expected: Fields = {
        id: person.id,
        avatar: null,
        firstname: 'Nadia',
        lastname: 'manager',
        email,
        permissions: [{ farmer_id: farm.id, role: 'manager', permissions: rolePermissions.manager }],
        created_at: expect.any(Number),
        updated_at: expect.any(Number),
      };
      expect(profile).toHaveProperty(field);
      expect(profile[field]).toEqual(expected[field]);
    },
  );
});

// Specification 3: a farm list has data (farms with their id) and meta with total, current_page and per_page
describe('the list of farms holds', async () => {
  const { body } = await person.get<{ data: Fields[]; meta: Fields }>('/farmers?page=1', { paginate: '7' });

  test('data, an array of farms with their id', () => expect(body.data.map(({ id }) => id)).toEqual([farm.id]));
  test('meta total, also of the farms on other pages', async () => {
    expect(body.meta['total']).toBe(1);
    const second = {
      farmId: (await server.addFarm()).id,
      accountId: person.id,
      role: 'viewer',
      permissions: null,
    } as const;
    await server.db.transaction().execute((trx) => giveAccess(trx, second, { at: 0, actor: 'operator test' }));
    const page = await person.get<{ data: Fields[]; meta: Fields }>('/farmers?page=1', { paginate: '1' });
    expect([page.body.data.length, page.body.meta['total']]).toEqual([1, 2]);
  });
  test('meta current_page', () => expect(body.meta['current_page']).toBe(1));
  // Specification 7: GET /farmers: a page-size header
  test('meta per_page, as the page-size header asked', () => expect(body.meta['per_page']).toBe(7));
});

// Specification 3: a reading has plot, date, time, timestamp, E.C and pH of both waters, entry type, volumes, drippers, unit, author, times and the calculated drain percent
describe('a reading holds', async () => {
  const id = newId();
  const sent = {
    ...aReading(plot, { date: '2026-06-14', time: '23:45', intake_ec: 2.13, intake_ph: 5.71 }),
    drain_ec: 3.37,
    drain_ph: 6.29,
    entry_type: 'drippers',
    total_drained: 812,
    intake_per_dripper: 97,
    dripper_count: 29,
    dripper_unit: 'ml',
  };
  await person.write('PUT', `${farm.url}/readings/${id}`, { body: sent, seen: null });
  const { body: reading } = await person.get<Fields>(`${farm.url}/readings/${id}`);

  test.each([
    ['plot', 'plot_id', plot],
    ['date', 'date', '2026-06-14'],
    ['time', 'time', '23:45'],
    // The farm's clocks are five and a half hours ahead of UTC.
    ['timestamp', 'timestamp', Date.parse('2026-06-14T18:15:00Z') / 1000],
    ['E.C of the intake', 'intake_ec', 2.13],
    ['pH of the intake', 'intake_ph', 5.71],
    ['E.C of the drain', 'drain_ec', 3.37],
    ['pH of the drain', 'drain_ph', 6.29],
    ['entry type', 'entry_type', 'drippers'],
    ['total drained quantity', 'total_drained', 812],
    ['intake per dripper', 'intake_per_dripper', 97],
    ['number of drippers', 'dripper_count', 29],
    ['dripper unit of measure', 'dripper_unit', 'ml'],
    // Midday of the test server's day.
    ['created at', 'created_at', Date.parse('2026-06-15T12:00:00Z') / 1000],
    ['updated at', 'updated_at', Date.parse('2026-06-15T12:00:00Z') / 1000],
  ])('%s', (_, field, value) => expect(reading[field]).toBe(value));

  test('drain percent, calculated', () => {
    expect(reading['drain_percent']).toBeCloseTo((812 / (97 * 29)) * 100, 3);
  });
  test('created by', () => {
    expect(reading['created_by']).toEqual({ id: person.id, firstname: 'Nadia', lastname: 'manager' });
  });
  test('the crop and crop type of its plot, if asked for', async () => {
    const { body } = await person.get<{ data: Fields[] }>(`${farm.url}/readings`, {
      'with-relations': 'plot,crop_types',
    });
    expect(JSON.stringify(body.data[0])).toContain('Torry');
  });
});

// Specification 3: a campaign has name, start date, end date, visibility (all apps, or only this application), author and time of creation
describe('a campaign holds', async () => {
  const id = newId();
  await person.write('PUT', `${farm.url}/campaigns/${id}`, { body: aCampaign(), seen: null });
  const { body: campaign } = await person.get<Fields>(`${farm.url}/campaigns/${id}`);

  test.each([
    ['name', 'name', 'Été'],
    ['start date', 'start_date', '2026-05-01'],
    ['end date', 'end_date', '2026-08-31'],
    ['visibility', 'visibility', 'all_apps'],
    ['created at', 'created_at', Date.parse('2026-06-15T12:00:00Z') / 1000],
  ])('%s', (_, field, value) => expect(campaign[field]).toBe(value));
  test('created by', () => expect(campaign['created_by']).toMatchObject({ id: person.id }));
  test.each(['all_apps', 'this_app'])('visibility %s', async (visibility) => {
    const url = `${farm.url}/campaigns/${newId()}`;
    const made = await person.write<Fields>('PUT', url, { body: aCampaign({ visibility } as object), seen: null });
    expect([made.status, made.body['visibility']]).toEqual([201, visibility]);
  });
});

// Specification 7: the optional headers paginate, no-paginate, order-by, fields, with-relations, sync-date, sync-ids, sync-is-possible and date timezone
describe('the optional header', () => {
  const readings = `${farm.url}/readings`;
  const get = async (headers: Record<string, string>, query = '') =>
    (await person.get<{ data: Fields[]; meta: Fields }>(readings + query, headers)).body;

  test('paginate sets the page size', async () => {
    expect((await get({ paginate: '3' })).meta['per_page']).toBe(3);
  });
  test('no-paginate gives everything', async () => {
    expect((await get({ 'no-paginate': 'true', paginate: '1' })).meta['has_more']).toBe(false);
  });
  test('order-by orders', async () => {
    const times = async (order: string) => (await get({ 'order-by': order })).data.map(({ date }) => date as string);
    const body = aReading(plot, { date: '2026-06-01' });
    await person.write('PUT', `${readings}/${newId()}`, { body, seen: null });
    expect(await times('date')).toEqual((await times('-date')).toReversed());
    expect((await times('date'))[0]).toBe('2026-06-01');
  });
  test('fields picks fields', async () => {
    expect(Object.keys((await get({ fields: 'id,date' })).data[0]!).toSorted()).toEqual(['date', 'id']);
  });
  test('with-relations adds what belongs to a reading', async () => {
    expect((await get({ 'with-relations': 'plot' })).data[0]).toHaveProperty('plot');
    expect((await get({})).data[0]).not.toHaveProperty('plot');
  });
  test('date-timezone writes dates in another zone', async () => {
    const dates = (page: { data: Fields[] }) =>
      page.data.map(({ date, time }) => `${date as string} ${time as string}`);
    expect(dates(await get({ 'date-timezone': 'Asia/Tokyo' }))).not.toEqual(dates(await get({})));
  });
  test('sync-date and sync-is-possible give what changed since', async () => {
    const all = await get({ 'sync-date': '0', 'sync-is-possible': 'true' });
    const mark = String(all.meta['sync_date']);
    expect((await get({ 'sync-date': mark, 'sync-is-possible': 'true' })).data).toEqual([]);
  });
  test('sync-ids names deleted ones', async () => {
    const gone = newId();
    const all = await get({ 'sync-date': '0', 'sync-is-possible': 'true' });
    const mark = String(all.meta['sync_date']);
    const { meta } = await get({ 'sync-date': mark, 'sync-is-possible': 'true', 'sync-ids': gone });
    expect(meta['deleted_ids']).toEqual([gone]);
  });
});

describe('the call', () => {
  // Specification 7: GET on the API base tests a server connection
  test('GET on the API base answers without a token', async () => {
    expect((await server.anybody.get('')).status).toBe(200);
  });
  // Specification 7: a date-format header asks for timestamps
  test('without the date-format header is refused', async () => {
    const headers = { authorization: `Bearer ${person.token}` };
    const answer = (more: object) => server.app.inject({ url: '/v2/account', headers: { ...headers, ...more } });
    expect((await answer({})).statusCode).toBe(400);
    expect((await answer({ 'date-format': 'timestamp' })).statusCode).toBe(200);
  });
  // Specification 7: GET /auth/is-logged: a state flag
  test('GET /auth/is-logged answers a state flag', async () => {
    expect((await person.get('/auth/is-logged')).body).toEqual({ state: true });
  });
  // Specification 7: GET /auth/logout
  test('GET /auth/logout ends the session', async () => {
    const leaving = await server.addPerson(farm);
    expect((await leaving.get('/auth/logout')).status).toBeLessThan(300);
    expect((await leaving.get('/auth/is-logged')).body).toEqual({ state: false });
  });
});
