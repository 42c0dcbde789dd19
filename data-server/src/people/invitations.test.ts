import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { hashToken } from '../access/tokens.ts';
import { inSharedCommit } from '../database/transaction.ts';
import { start, testServer } from '../../testing/test-server.ts';

const settings = {
  smtpUrl: 'smtp://127.0.0.1:9',
  webAddress: 'https://farm.example',
  publicAddress: 'https://api.farm.example',
};
const server = await testServer(settings);
const quiet = await testServer();
const mails: { to: string; subject: string; text: string }[] = [];
server.services.mail = { send: async (message) => void mails.push(message) };

async function aManager(on = server) {
  const farm = await on.addFarm({ name: 'Oasis du Souss' });
  const manager = await on.addPerson(farm, 'manager');
  const put = <Body = Wire['MadeInvitation']>(id: string, more: Partial<Wire['InvitationBody']> = {}, key = newId()) =>
    manager.write<Body>('PUT', `${farm.url}/invitations/${id}`, {
      body: { role: 'recorder', language: 'ar-MA', ...more },
      seen: null,
      key,
    });
  const invite = async (more: Partial<Wire['InvitationBody']> = {}) => {
    const { body } = await put(newId(), more);
    return { ...body.invitation, token: body.token ?? '', at: `${farm.url}/invitations/${body.invitation.id}` };
  };
  const list = async () => (await manager.get<Wire['InvitationPage']>(`${farm.url}/invitations`)).body.data;
  return { farm, manager, put, invite, list };
}

const read = (token: string, on = server) =>
  on.anybody.call<Wire['OpenInvitation']>('POST', '/invitations/read', { body: { token } });

test('an invitation holds for seven days, and its token opens it with the farm’s name and who made it', async () => {
  const { invite, list } = await aManager();
  const { token, id, expire_at } = await invite({ firstname: ' Salma ', email: 'Salma@Farm.Example' });
  expect(expire_at).toBe(Date.parse(start) / 1000 + 7 * 86_400);
  expect((await list())[0]).toMatchObject({ id, email: 'salma@farm.example', firstname: 'Salma', lastname: null });
  expect((await read(token)).body).toMatchObject({
    farm_name: 'Oasis du Souss',
    role: 'recorder',
    language: 'ar-MA',
    email: 'salma@farm.example',
    invited_by: { firstname: 'Nadia', lastname: 'manager' },
  });
});

test.each(['a,b@x.test', 'a;b@x.test', 'group:a@x.test;', 'Ana<a@x.test>'])(
  'an invitation for "%s", which a mail program takes for another address or for several, is refused and mailed to nobody',
  async (email) => {
    const { put, list } = await aManager();
    const before = mails.length;
    const { status, body } = await put<Wire['Problem']>(newId(), { email });
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, ['email']]);
    expect([await list(), mails.length]).toEqual([[], before]);
  },
);

test('a token has 256 random bits, and only its hash is in the database', async () => {
  const { farm, invite } = await aManager();
  const tokens = [(await invite()).token, (await invite()).token];
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(tokens[0]).not.toBe(tokens[1]);
  const rows = await server.db.selectFrom('invitations').selectAll().where('farmer_id', '=', farm.id).execute();
  expect(new Set(rows.map((row) => row.token_hash))).toEqual(new Set(tokens.map(hashToken)));
  const revisions = await server.db.selectFrom('revisions').selectAll().where('farmer_id', '=', farm.id).execute();
  const audit = await server.db.selectFrom('audit').selectAll().where('owner', '=', farm.id).execute();
  const text = JSON.stringify([rows, revisions, audit]);
  for (const token of tokens) expect(text).not.toContain(token);
  expect(JSON.stringify(revisions)).not.toContain(hashToken(tokens[0]!));
});

test('a repeated request makes no second invitation, and has no token', async () => {
  const { put, list } = await aManager();
  const [id, key] = [newId(), newId()];
  expect((await put(id, {}, key)).status).toBe(201);
  const { status, body } = await put(id, {}, key);
  expect([status, body.token, body.mailed]).toEqual([200, null, false]);
  expect(await list()).toHaveLength(1);
  expect((await put(id)).status).toBe(412);
});

test('a renewed link is a new one: the one before opens nothing any more', async () => {
  const { manager, invite } = await aManager();
  const { at, token } = await invite();
  const { status, body } = await manager.write<Wire['MadeInvitation']>('POST', `${at}/renew`, { seen: 1 });
  expect([status, body.invitation.version]).toEqual([200, 2]);
  expect((await read(token)).status).toBe(404);
  expect((await read(body.token ?? '')).status).toBe(200);
});

test('a withdrawn invitation opens nothing, is not listed and not renewed', async () => {
  const { manager, invite, list } = await aManager();
  const { at, token } = await invite();
  expect((await manager.write('DELETE', at, { seen: 1 })).status).toBe(204);
  expect([(await read(token)).status, await list()]).toEqual([404, []]);
  expect((await manager.write('POST', `${at}/renew`, { seen: 2 })).status).toBe(404);
});

test.each([
  ['is disabled on the farm', { role: 'manager', disabled: true }],
  ['is a recorder by now', { role: 'recorder', disabled: false }],
  ['has an account that is disabled', null],
] as const)('a link whose maker %s opens nothing, until another manager renews it', async (_what, change) => {
  const { farm, manager, invite } = await aManager();
  const { at, token } = await invite({ role: 'manager' });
  const other = await server.addPerson(farm, 'manager');
  if (change) await other.write('PUT', `${farm.url}/members/${manager.id}`, { body: change, seen: 1 });
  else await server.db.updateTable('accounts').set({ disabled_at: 1 }).where('id', '=', manager.id).execute();
  const joining = { token, email: `${newId()}@farm.example`, password: 'eau claire du puits' };
  const body = { ...joining, firstname: 'Salma', lastname: 'Aït' };
  const accept = () => server.anybody.call('POST', '/invitations/accept', { body });
  expect([(await read(token)).status, (await accept()).status]).toEqual([404, 404]);
  const renewed = await other.write<Wire['MadeInvitation']>('POST', `${at}/renew`, { seen: 1 });
  expect(renewed.body.invitation.created_by.id).toBe(other.id);
  expect((await read(renewed.body.token ?? '')).status).toBe(200);
});

test('after seven days it opens nothing, is still listed, and can be renewed', async () => {
  const { manager, invite, list } = await aManager();
  const { at, token } = await invite();
  server.setClock('2026-06-22T11:59:59Z');
  expect((await read(token)).status).toBe(200);
  server.setClock('2026-06-22T12:00:00Z');
  expect((await read(token)).status).toBe(404);
  expect(await list()).toHaveLength(1);
  const { body } = await manager.write<Wire['MadeInvitation']>('POST', `${at}/renew`, { seen: 1 });
  expect((await read(body.token ?? '')).status).toBe(200);
  server.setClock(start);
});

test('the link goes by mail in the language of who is invited, where the server sends mail', async () => {
  const { manager, invite } = await aManager();
  const { at, token } = await invite({ email: 'salma@farm.example', language: 'pl' });
  await server.idle();
  expect(mails.at(-1)?.to).toBe('salma@farm.example');
  expect(mails.at(-1)?.subject).toBe('Zaproszenie do Seguii');
  expect(mails.at(-1)?.text).toContain(`https://farm.example/pl/join?server=https%3A%2F%2Fapi.farm.example#${token}`);
  expect(mails.at(-1)?.text).toContain('Oasis du Souss');
  const count = mails.length;
  const { body } = await manager.write<Wire['MadeInvitation']>('POST', `${at}/renew`, { seen: 1 });
  await invite();
  await server.idle();
  expect([body.mailed, mails.length]).toEqual([true, count + 1]);
});

test.each([
  ['pt-BR', '/pt/join?'],
  ['fr-FR', '/join?'],
  ['ar-MA', '/ar-ma/join?'],
  ['de', '/join?'],
])('the link in a mail for %s leads to a page that there is: %s', async (language, page) => {
  const { invite } = await aManager();
  await invite({ email: 'salma@farm.example', language });
  await server.idle();
  expect(mails.at(-1)?.text).toContain(`https://farm.example${page}`);
});

test('where it sends none, only the answer has the link', async () => {
  const { put } = await aManager(quiet);
  const { body } = await put(newId(), { email: 'salma@farm.example' });
  expect([body.mailed, body.token?.length]).toEqual([false, 43]);
});

test('where nobody has said how people reach the server, only the answer has the link: one by mail would name none', async () => {
  const unknown = await testServer({ ...settings, publicAddress: null });
  unknown.services.mail = { send: async (message) => void mails.push(message) };
  const [count, { put }] = [mails.length, await aManager(unknown)];
  const { body } = await put(newId(), { email: 'salma@farm.example' });
  await unknown.idle();
  expect([body.mailed, body.token?.length, mails.length]).toEqual([false, 43, count]);
});

test('an address that is none, and a language that is no tag, are refused', async () => {
  const { put } = await aManager();
  expect((await put(newId(), { email: 'salma' })).status).toBe(400);
  expect((await put(newId(), { language: 'arabic' })).status).toBe(400);
});

test('another farm’s manager neither lists nor withdraws it', async () => {
  const [{ invite }, other] = [await aManager(), await aManager()];
  const { id } = await invite();
  expect(await other.list()).toEqual([]);
  expect((await other.manager.write('DELETE', `${other.farm.url}/invitations/${id}`, { seen: 1 })).status).toBe(404);
});

// Writes share commits only in a SQLite file.
test.runIf(inject('database') === 'sqlite')(
  'an invitation that is renewed beside a write that fails counts as one mail',
  async () => {
    const two = { count: 2, seconds: 60 };
    const strict = await testServer({
      ...settings,
      database: path.join(await mkdtemp(path.join(tmpdir(), 'seguia-')), 'seguia.db'),
      limits: { ...server.services.settings.limits, forgotPassword: two },
    });
    strict.services.mail = { send: async () => undefined };
    const { farm, manager, invite } = await aManager(strict);
    const { at } = await invite({ email: 'salma@farm.example' });
    // These writes share a commit: the first holds it open until the others have arrived.
    const fails = () => manager.write('PUT', `${farm.url}/crops/${newId()}`, { body: { name: ' ' }, seen: null });
    const work = inSharedCommit(strict.db, () => wait(20));
    const [renewed, failed] = await Promise.all([manager.write('POST', `${at}/renew`, { seen: 1 }), fails(), work]);
    expect([renewed.status, failed.status]).toEqual([200, 422]);
    expect((await manager.write('POST', `${at}/renew`, { seen: 2 })).status).toBe(429);
  },
);

test('one that has expired is listed for thirty days more, so that it can be sent anew', async () => {
  const { invite, list } = await aManager();
  const { id } = await invite();
  const expired = async (days: number) => {
    const expire_at = Date.parse(start) / 1000 - days * 86_400;
    await server.db.updateTable('invitations').set({ expire_at }).where('id', '=', id).execute();
    return (await list()).map((invitation) => invitation.id);
  };
  expect([await expired(29), await expired(30)]).toEqual([[id], []]);
});
