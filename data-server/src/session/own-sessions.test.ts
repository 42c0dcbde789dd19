import { beforeEach, expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { Person } from '../../testing/person.ts';
import { start, testServer } from '../../testing/test-server.ts';
import { hashPassword } from './passwords.ts';

const server = await testServer({ sessionSeconds: 86_400 });
const password = 'eau claire du puits';
const passwordHash = await hashPassword(password);
const startSeconds = Date.parse(start) / 1000;
const after = (seconds: number) => server.setClock(new Date((startSeconds + seconds) * 1000).toISOString());
beforeEach(() => after(0));

/** Logs a person in on each of the devices, a minute after each other. */
async function loggedInOn(...devices: string[]) {
  const { id } = await server.addPerson();
  await server.db.deleteFrom('sessions').where('account_id', '=', id).execute();
  await server.db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', id).execute();
  const on: Person[] = [];
  for (const [minutes, device_name] of devices.entries()) {
    after(minutes * 60);
    const body = { email: `${id}@example.test`, password, device_name, app: 'seguia' };
    const { body: session } = await server.anybody.call<Wire['Session']>('POST', '/auth/login', { body });
    on.push(new Person(server.app, session.token, id));
  }
  return { id, on };
}

const listOf = async (who: Person) => (await who.get<Wire['OpenSessionPage']>('/account/sessions')).body.data;
const namesOf = async (who: Person) => (await listOf(who)).map(({ device_name: name }) => name);

test('people see where they are logged in, the newest first, and which one this is; nobody else’s, and no ended one', async () => {
  const { on } = await loggedInOn('phone', 'tablet', 'office');
  const other = await loggedInOn('elsewhere');
  const { body } = await on[1]!.get<Wire['OpenSessionPage']>('/account/sessions');
  expect(body.meta).toEqual({ current_page: 1, per_page: 200, has_more: false });
  expect(body.data).toMatchObject([
    { device_name: 'office', app: 'seguia', current: false, created_at: startSeconds + 120 },
    { device_name: 'tablet', current: true, last_used_at: startSeconds + 60, expire_at: startSeconds + 60 + 86_400 },
    { device_name: 'phone', current: false },
  ]);
  expect(JSON.stringify(body)).not.toContain(on[1]!.token);
  await on[2]!.get('/auth/logout');
  expect(await namesOf(on[1]!)).toEqual(['tablet', 'phone']);
  expect(await namesOf(other.on[0]!)).toEqual(['elsewhere']);
  after(86_400 + 30);
  expect(await namesOf(on[1]!)).toEqual(['tablet']);
});

test('the token of a session that its owner ends is refused at once; the others hold', async () => {
  const { id, on } = await loggedInOn('phone', 'tablet', 'office');
  const [phone, tablet, office] = on as [Person, Person, Person];
  const lost = (await listOf(office)).find(({ device_name: name }) => name === 'phone')!;
  expect((await office.call('DELETE', `/account/sessions/${lost.id}`)).status).toBe(204);
  expect((await phone.get('/account')).status).toBe(401);
  expect((await phone.get<{ state: boolean }>('/auth/is-logged')).body).toEqual({ state: false });
  expect((await tablet.get('/account')).status).toBe(200);
  expect((await office.call('DELETE', `/account/sessions/${lost.id}`)).status).toBe(404);
  const rows = await server.db.selectFrom('audit').selectAll().where('owner', '=', id).execute();
  const ended = rows.filter(({ action }) => action === 'sessions_ended');
  expect(ended).toMatchObject([{ actor: id, address: '127.0.0.1', detail: '1' }]);
});

test('all others are ended at once, this one holds', async () => {
  const { on } = await loggedInOn('phone', 'tablet', 'office');
  expect((await on[1]!.call('DELETE', '/account/sessions')).status).toBe(204);
  expect(await Promise.all(on.map(async (who) => (await who.get('/account')).status))).toEqual([401, 200, 401]);
  expect(await namesOf(on[1]!)).toEqual(['tablet']);
});

test('nobody ends a session of another person, whatever they name', async () => {
  const [{ on: mine }, { on: theirs }] = [await loggedInOn('phone'), await loggedInOn('tablet', 'office')];
  const [stranger, owner] = [mine[0]!, theirs[0]!];
  const ids = (await listOf(owner)).map(({ id }) => id);
  for (const id of [...ids, ids[0]!.slice(0, 12), ids[0]!.slice(0, 1), '%', '_'.repeat(22), 'x'])
    expect((await stranger.call('DELETE', `/account/sessions/${encodeURIComponent(id)}`)).status).toBe(404);
  await stranger.call('DELETE', '/account/sessions');
  expect(await namesOf(owner)).toEqual(['office', 'tablet']);
});

test('the beginning of an id names no session of one’s own either', async () => {
  const { on } = await loggedInOn('phone', 'tablet');
  const [first] = await listOf(on[0]!);
  expect((await on[0]!.call('DELETE', `/account/sessions/${first!.id.slice(0, 21)}`)).status).toBe(404);
  expect(await namesOf(on[0]!)).toEqual(['tablet', 'phone']);
});

test('the last use is known to a quarter of an hour, and what is used often writes nothing in between', async () => {
  const { on } = await loggedInOn('phone');
  const lastUse = async () => {
    await on[0]!.get('/account');
    await server.idle();
    return (await listOf(on[0]!))[0]!.last_used_at - startSeconds;
  };
  const known: number[] = [];
  for (const seconds of [10, 899, 900, 1200, 1800, 9000]) {
    after(seconds);
    known.push(await lastUse());
  }
  expect(known).toEqual([0, 0, 900, 900, 1800, 9000]);
});
