import { expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();

test('the account tells who I am and what I may do on each of my farms', async () => {
  const [first, second] = [await server.addFarm(), await server.addFarm()];
  const person = await server.addPerson(first, 'recorder');
  await person.join(second, 'manager', server.db);
  const { body } = await person.get<Wire['Profile']>('/account');
  expect(body).toMatchObject({ id: person.id, avatar: null, firstname: 'Nadia', email: `${person.id}@example.test` });
  const on = (id: string) => body.permissions.find(({ farmer_id: farm }) => farm === id);
  expect(on(first.id)).toMatchObject({ role: 'recorder' });
  expect(on(first.id)?.permissions).toContain('fertirrigation.create');
  expect(on(first.id)?.permissions).not.toContain('fertirrigation.update');
  expect(on(second.id)?.permissions).toContain('campaigns.delete');
});

test('permissions given one by one stand above the role', async () => {
  const farm = await server.addFarm();
  const person = await server.addPerson(farm, 'viewer');
  await server.db
    .updateTable('farm_accounts')
    .set({ permissions: JSON.stringify(['farms.view', 'campaigns.view', 'campaigns.create']) })
    .where('account_id', '=', person.id)
    .execute();
  const { body } = await person.get<Wire['Farm']>(farm.url);
  expect(body).toMatchObject({ role: 'viewer', permissions: ['farms.view', 'campaigns.view', 'campaigns.create'] });
  expect((await person.get(`${farm.url}/readings`)).status).toBe(403);
});
