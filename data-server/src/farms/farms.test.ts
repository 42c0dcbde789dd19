import { describe, expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
const names = ['Éden', 'Aït Melloul', 'eau-vive', 'Zagora 100 %', 'Oasis'];
const person = await server.addPerson();
for (const name of names) await person.join(await server.addFarm({ name }), 'viewer', server.db);
await server.addPerson(await server.addFarm({ name: 'Somebody else’s' }));

const list = async (query = '', headers: Record<string, string> = {}) =>
  (await person.get<Wire['FarmerPage']>(`/farmers${query}`, headers)).body;
const named = ({ data }: Wire['FarmerPage']) => data.map(({ name }) => name);

describe('the list of farms', () => {
  // Specification 2: /farmers lists the farms the user can access
  // Specification 6: users see only farms linked to their account
  test('holds my farms only, by name, with their number', async () => {
    const page = await list();
    expect(named(page)).toEqual(['Aït Melloul', 'eau-vive', 'Éden', 'Oasis', 'Zagora 100 %']);
    expect(page.meta).toEqual({ current_page: 1, per_page: 25, total: 5, has_more: false });
    expect(page.data[0]).toMatchObject({ time_zone: 'Asia/Kolkata', modules: ['fertirrigation'], role: 'viewer' });
  });

  // Specification 7: GET /farmers: query param page
  test('comes in pages', async () => {
    const second = await list('?page=2', { paginate: '2' });
    expect(named(second)).toEqual(['Éden', 'Oasis']);
    expect(second.meta).toEqual({ current_page: 2, per_page: 2, total: 5, has_more: true });
    expect(named(await list('?page=4', { paginate: '2' }))).toEqual([]);
  });

  test('comes in reverse order', async () => {
    expect(named(await list('', { 'order-by': '-name', paginate: '2' }))).toEqual(['Zagora 100 %', 'Oasis']);
  });

  test.each([
    ['eden', ['Éden']],
    ['AIT', ['Aït Melloul']],
    ['100 %', ['Zagora 100 %']],
    ['_', []],
    ['a', ['Aït Melloul', 'eau-vive', 'Oasis', 'Zagora 100 %']],
  ])('finds "%s", ignoring case and accents', async (search, expected) => {
    expect(named(await list(`?search=${encodeURIComponent(search)}`))).toEqual(expected);
  });

  test('is empty for an account without a farm', async () => {
    const { body } = await (await server.addPerson()).get<Wire['FarmerPage']>('/farmers');
    expect(body).toMatchObject({ data: [], meta: { total: 0, has_more: false } });
  });
});

describe('one farm', () => {
  test('has its name, zone and modules, and my permissions there', async () => {
    const farm = await server.addFarm({ name: 'Bretagne', timeZone: 'Europe/Paris' });
    const manager = await server.addPerson(farm, 'manager');
    const { body } = await manager.get<Wire['Farm']>(farm.url);
    expect(body).toMatchObject({ id: farm.id, name: 'Bretagne', time_zone: 'Europe/Paris', role: 'manager' });
    expect(body.permissions).toContain('fertirrigation.delete');
  });

  // Specification 6: a farm of others looks like one that is not there
  test('looks like a missing one to people without access', async () => {
    const farm = await server.addFarm();
    await server.addPerson(farm);
    const others = await person.get(farm.url);
    const none = await person.get(`/farmers/${newId()}`);
    expect([others.status, none.status]).toEqual([404, 404]);
    expect(others.body).toEqual(none.body);
  });

  test('answers 416 to every call if it has not subscribed to the module', async () => {
    const farm = await server.addFarm({ modules: [] });
    const recorder = await server.addPerson(farm, 'recorder');
    for (const path of [
      '',
      '/plots',
      '/readings',
      '/campaigns',
      '/target-bands',
      '/water-days',
      '/meters',
      '/calibrations',
      '/instructions',
    ]) {
      const { status, body } = await recorder.get(`${farm.url}${path}`);
      expect([status, body.code]).toEqual([416, 'not_subscribed']);
    }
    const { body } = await recorder.get<Wire['FarmerPage']>('/farmers');
    expect(body.data).toMatchObject([{ id: farm.id, modules: [] }]);
  });
});
