import { expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { giveAccess } from '../access/give-access.ts';
import { inTransaction } from '../database/transaction.ts';
import { start, testServer } from '../../testing/test-server.ts';

const server = await testServer();
const startSeconds = Date.parse(start) / 1000;

async function aFarmWithPeople() {
  const farm = await server.addFarm();
  const [manager, recorder] = [await server.addPerson(farm, 'manager'), await server.addPerson(farm, 'recorder')];
  const members = async () => (await manager.get<Wire['MemberPage']>(`${farm.url}/members`)).body.data;
  const put = <Body = Wire['Member']>(id: string, body: Wire['MemberBody'], seen = 1, key = newId()) =>
    manager.write<Body>('PUT', `${farm.url}/members/${id}`, { body, seen, key });
  return { farm, manager, recorder, members, put };
}

test('a farm’s people are listed with role and last use, those of others are not', async () => {
  const { manager, recorder, members } = await aFarmWithPeople();
  await server.addPerson(await server.addFarm());
  const list = await members();
  expect(list.map(({ id, role }) => [id, role])).toEqual([
    [manager.id, 'manager'],
    [recorder.id, 'recorder'],
  ]);
  expect(list[0]).toMatchObject({ disabled: false, last_seen_at: startSeconds, version: 1 });
});

test('a new role holds from the next call on', async () => {
  const { farm, recorder, put } = await aFarmWithPeople();
  const { status, headers, body } = await put(recorder.id, { role: 'manager', disabled: false });
  expect([status, headers['etag'], body]).toMatchObject([200, '"2"', { role: 'manager', version: 2 }]);
  expect((await recorder.get<Wire['Farm']>(farm.url)).body.permissions).toContain('users.update');
});

test('somebody who is disabled does not see the farm, until they are enabled again', async () => {
  const { farm, recorder, put, members } = await aFarmWithPeople();
  const seesFarm = async () => {
    const { body } = await recorder.get<Wire['FarmerPage']>('/farmers');
    const { body: profile } = await recorder.get<Wire['Profile']>('/account');
    return [(await recorder.get(farm.url)).status, body.data.length, profile.permissions.length];
  };
  await put(recorder.id, { role: 'recorder', disabled: true });
  expect(await seesFarm()).toEqual([404, 0, 0]);
  expect((await members()).find(({ id }) => id === recorder.id)?.disabled).toBe(true);
  await put(recorder.id, { role: 'recorder', disabled: false }, 2);
  expect(await seesFarm()).toEqual([200, 1, 1]);
});

test.each([
  ['demoted', { role: 'viewer', disabled: false }, 'role'],
  ['disabled', { role: 'manager', disabled: true }, 'disabled'],
] as const)('the last manager is not %s', async (_what, body, field) => {
  const { farm, manager, put } = await aFarmWithPeople();
  const { status, body: problem } = await put<Wire['Problem']>(manager.id, body);
  expect([status, problem.errors]).toMatchObject([422, [{ field, code: 'last_manager' }]]);
  const second = await server.addPerson(farm, 'manager');
  expect((await put(manager.id, body)).status).toBe(200);
  expect((await second.get(farm.url)).status).toBe(200);
});

test('a manager who cannot log in, or is disabled, does not count as the one that is left', async () => {
  const { farm, manager, put } = await aFarmWithPeople();
  const [off, out] = [await server.addPerson(farm, 'manager'), await server.addPerson(farm, 'manager')];
  await server.db.updateTable('accounts').set({ disabled_at: 1 }).where('id', '=', off.id).execute();
  await put(out.id, { role: 'manager', disabled: true });
  expect((await put(manager.id, { role: 'recorder', disabled: false })).status).toBe(422);
});

test('two managers who take each other’s role at once: one of them stays', async () => {
  const { farm, manager } = await aFarmWithPeople();
  const other = await server.addPerson(farm, 'manager');
  const demote = (author: typeof manager, who: typeof manager) =>
    author.write('PUT', `${farm.url}/members/${who.id}`, { body: { role: 'viewer', disabled: false }, seen: 1 });
  const answers = await Promise.all([demote(manager, other), demote(other, manager)]);
  // The second manager either is a viewer by then, or would leave the farm without a manager.
  const [first, second] = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect([first, [403, 422].includes(second ?? 0)]).toEqual([200, true]);
});

test('two managers do not overwrite each other, and a repeated request changes nothing', async () => {
  const { recorder, put } = await aFarmWithPeople();
  const key = newId();
  for (const _ of [1, 2])
    expect((await put(recorder.id, { role: 'viewer', disabled: false }, 1, key)).body.version).toBe(2);
  const { status } = await put(recorder.id, { role: 'manager', disabled: false }, 1);
  expect(status).toBe(412);
});

test('somebody who was taken off the farm and is on it again gets another role as anybody does', async () => {
  const { farm, recorder, put, members } = await aFarmWithPeople();
  await put(recorder.id, { role: 'viewer', disabled: false });
  await server.db.deleteFrom('farm_accounts').where('account_id', '=', recorder.id).execute();
  const grant = { farmId: farm.id, accountId: recorder.id, role: 'recorder', permissions: null } as const;
  await inTransaction(server.db, (trx) => giveAccess(trx, grant, { at: startSeconds, actor: 'operator ana' }));
  const again = (await members()).find(({ id }) => id === recorder.id);
  const { status, body } = await put(recorder.id, { role: 'manager', disabled: false }, again?.version);
  expect([status, body.role]).toEqual([200, 'manager']);
});

test('somebody who is disabled on the farm works there again once an operator gives access anew', async () => {
  const { farm, recorder, put, members } = await aFarmWithPeople();
  await put(recorder.id, { role: 'recorder', disabled: true });
  const grant = { farmId: farm.id, accountId: recorder.id, role: 'viewer', permissions: null } as const;
  await inTransaction(server.db, (trx) => giveAccess(trx, grant, { at: startSeconds, actor: 'operator ana' }));
  const again = (await members()).find(({ id }) => id === recorder.id);
  expect([again, (await recorder.get(farm.url)).status]).toMatchObject([{ role: 'viewer', disabled: false }, 200]);
});

test('who was back on the farm before versions went on behind their revisions gets another role once access is granted anew', async () => {
  const { farm, recorder, put, members } = await aFarmWithPeople();
  await put(recorder.id, { role: 'viewer', disabled: false });
  await put(recorder.id, { role: 'recorder', disabled: false }, 2);
  await server.db.updateTable('farm_accounts').set({ version: 1 }).where('account_id', '=', recorder.id).execute();
  const grant = { farmId: farm.id, accountId: recorder.id, role: 'recorder', permissions: null } as const;
  await inTransaction(server.db, (trx) => giveAccess(trx, grant, { at: startSeconds, actor: 'operator ana' }));
  const again = (await members()).find(({ id }) => id === recorder.id);
  expect((await put(recorder.id, { role: 'manager', disabled: false }, again?.version)).status).toBe(200);
});

test('rights that were given one by one end with the role that they were given for', async () => {
  const { farm, recorder, put } = await aFarmWithPeople();
  const own = { permissions: JSON.stringify(['farms.view', 'tools.view']) };
  await server.db.updateTable('farm_accounts').set(own).where('account_id', '=', recorder.id).execute();
  const rights = async () => (await recorder.get<Wire['Farm']>(farm.url)).body.permissions;
  await put(recorder.id, { role: 'recorder', disabled: true });
  await put(recorder.id, { role: 'recorder', disabled: false }, 2);
  expect(await rights()).toEqual(['farms.view', 'tools.view']);
  await put(recorder.id, { role: 'viewer', disabled: false }, 3);
  expect(await rights()).not.toContain('tools.view');
});

test('a person’s devices are logged out, the own device of who does it is not', async () => {
  const { farm, manager, recorder } = await aFarmWithPeople();
  const end = (id: string) => manager.call('DELETE', `${farm.url}/members/${id}/sessions`);
  expect((await end(recorder.id)).status).toBe(204);
  expect((await recorder.get('/account')).status).toBe(401);
  expect((await end(manager.id)).status).toBe(204);
  expect((await manager.get('/account')).status).toBe(200);
  const stranger = await server.addPerson(await server.addFarm());
  expect((await end(stranger.id)).status).toBe(404);
  expect((await stranger.get('/account')).status).toBe(200);
});

test('each step is in the audit log of the farm or the person', async () => {
  const { farm, manager, recorder, put } = await aFarmWithPeople();
  await put(recorder.id, { role: 'viewer', disabled: false });
  await put(recorder.id, { role: 'viewer', disabled: true }, 2);
  await manager.call('DELETE', `${farm.url}/members/${recorder.id}/sessions`);
  const rows = await server.db.selectFrom('audit').selectAll().where('account_id', '=', recorder.id).execute();
  expect(rows.map(({ action, actor, detail }) => [action, actor, detail])).toEqual(
    expect.arrayContaining([
      ['access_granted', manager.id, 'viewer'],
      ['access_disabled', manager.id, 'viewer'],
      ['sessions_ended', manager.id, '1'],
    ]),
  );
});
