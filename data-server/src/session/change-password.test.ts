import { beforeEach, describe, expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { Person } from '../../testing/person.ts';
import { clearCounters, start, testServer } from '../../testing/test-server.ts';
import { hashPassword } from './passwords.ts';
import { changePasswordHash, storeOneTimePassword } from './session.queries.ts';

const allowed = 3;
const server = await testServer({
  limits: {
    login: { count: allowed, seconds: 300 },
    forgotPassword: { count: 0, seconds: 1 },
    general: { count: 0, seconds: 1 },
  },
});
const [password, next] = ['eau claire du puits', 'le canal du matin'];
const passwordHash = await hashPassword(password);
beforeEach(() => clearCounters(server.services));

const login = (id: string, typed: string) =>
  server.anybody.call<Wire['Session']>('POST', '/auth/login', {
    body: { email: `${id}@example.test`, password: typed, device_name: 'phone' },
  });

/** Logs a person in on two devices. */
async function onTwoDevices() {
  const { id } = await server.addPerson();
  await server.db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', id).execute();
  const device = async () => new Person(server.app, (await login(id, password)).body.token, id);
  return { id, here: await device(), there: await device() };
}

const change = (who: Person, current: string, typed: string) =>
  who.call('POST', '/account/password', { body: { current_password: current, new_password: typed } });

const auditOf = async (id: string) =>
  (await server.db.selectFrom('audit').selectAll().where('owner', '=', id).orderBy('id').execute()).filter(
    ({ action }) => action.startsWith('password'),
  );

describe('a person who changes the password', () => {
  test('stays logged in here, is logged out elsewhere, and gets in by the new one alone', async () => {
    const { id, here, there } = await onTwoDevices();
    expect((await change(here, password, next)).status).toBe(204);
    expect((await here.get('/account')).status).toBe(200);
    expect((await there.get('/account')).status).toBe(401);
    expect((await login(id, password)).status).toBe(422);
    expect((await login(id, next)).status).toBe(200);
    expect(await auditOf(id)).toMatchObject([{ action: 'password_changed', actor: id, address: '127.0.0.1' }]);
    expect(JSON.stringify(await auditOf(id))).not.toMatch(/puits|matin/);
  });

  test('ends a one-time password that was mailed before', async () => {
    const { id, here } = await onTwoDevices();
    const mailed = { account_id: id, password_hash: await hashPassword('abcd-efgh-jkmn'), expire_at: 9_999_999_999 };
    await storeOneTimePassword(server.db, mailed);
    expect((await change(here, password, next)).status).toBe(204);
    expect((await login(id, 'abcd-efgh-jkmn')).status).toBe(422);
  });

  test.each([
    ['too_short', 'court'],
    ['common', 'qwertyqwerty'],
    ['about_you', 'nadia manager 1234'],
    ['same_as_before', password],
  ])(
    'gets the name of the rule that the new one breaks (%s), and nothing is counted or changed',
    async (code, typed) => {
      const { id, here, there } = await onTwoDevices();
      for (let tries = 0; tries <= allowed; tries += 1) {
        const { status, body } = await change(here, password, typed);
        expect([status, body.errors?.map((error) => [error.field, error.code])]).toEqual([
          422,
          [['new_password', code]],
        ]);
      }
      expect((await there.get('/account')).status).toBe(200);
      expect((await login(id, password)).status).toBe(200);
    },
  );
});

describe('a wrong current password', () => {
  test('changes nothing, ends no session, and is logged', async () => {
    const { id, here, there } = await onTwoDevices();
    const { status, body } = await change(here, 'eau trouble du puits', next);
    expect([status, body.errors?.[0]]).toMatchObject([422, { field: 'current_password', code: 'wrong_password' }]);
    expect((await there.get('/account')).status).toBe(200);
    expect((await login(id, password)).status).toBe(200);
    await server.idle();
    expect(await auditOf(id)).toMatchObject([{ action: 'password_change_failed', actor: id }]);
  });

  test('counts as a wrong login does: of thirty at once no more are tried than the limit, then not even the right one', async () => {
    const { id, here } = await onTwoDevices();
    const guesses = Array.from({ length: 30 }, (_, guess) => change(here, `guess number ${guess}`, next));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(allowed);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30 - allowed);
    expect((await change(here, password, next)).status).toBe(429);
    expect((await login(id, password)).status).toBe(429);
  });
});

test('of two changes at once, or one in a session that was ended meanwhile, only one is made', async () => {
  const { id, here } = await onTwoDevices();
  const { token_hash: session } = await server.db
    .selectFrom('sessions')
    .select('token_hash')
    .where('account_id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  const to = { accountId: id, session, before: passwordHash, at: Date.parse(start) / 1000, address: '' };
  const both = await Promise.all(['one', 'two'].map((hash) => changePasswordHash(server.db, { ...to, hash })));
  expect(both.filter(Boolean)).toHaveLength(1);
  await server.db.updateTable('sessions').set({ revoked_at: 5 }).where('account_id', '=', id).execute();
  await server.db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', id).execute();
  expect(await changePasswordHash(server.db, { ...to, hash: 'three' })).toBe(false);
  expect((await here.get('/account')).status).toBe(401);
});
