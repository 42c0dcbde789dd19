import { describe, expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { seconds } from '../services/services.ts';
import { hashPassword } from '../session/passwords.ts';
import { storeOneTimePassword } from '../session/session.queries.ts';
import { expectAlike, mostOfAlike } from '../../testing/expect-alike.ts';
import { clearCounters, testServer } from '../../testing/test-server.ts';

const server = await testServer();
const limited = await testServer({
  limits: {
    login: { count: 3, seconds: 300 },
    forgotPassword: { count: 3, seconds: 300 },
    general: { count: 0, seconds: 1 },
  },
});
const password = 'eau claire du puits';

async function anInvitation(on = server, role: Wire['Role'] = 'recorder') {
  const farm = await on.addFarm();
  const manager = await on.addPerson(farm, 'manager');
  const at = `${farm.url}/invitations/${newId()}`;
  const { body } = await manager.write<Wire['MadeInvitation']>('PUT', at, {
    body: { role, language: 'fr' },
    seen: null,
  });
  return { farm, manager, at, token: body.token ?? '' };
}

const accept = <Body = { farmer_id: string }>(body: Partial<Wire['AcceptBody']>, on = server) =>
  on.anybody.call<Body>('POST', '/invitations/accept', { body });

const aNewcomer = (token: string) => ({
  token,
  email: `${newId()}@farm.example`,
  firstname: 'Salma',
  lastname: 'Aït',
  password,
});

const logIn = (email: string, typed = password) =>
  server.anybody.call('POST', '/auth/login', { body: { email, password: typed, device_name: 'phone' } });

async function anAccount() {
  const { id } = await server.addPerson();
  const hash = { password_hash: await hashPassword(password) };
  await server.db.updateTable('accounts').set(hash).where('id', '=', id).execute();
  return { id, email: `${id}@example.test` };
}

const roleOf = async (farmId: string, accountId: string) =>
  (
    await server.db
      .selectFrom('farm_accounts')
      .select('role')
      .where('farmer_id', '=', farmId)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
  )?.role;

describe('a new person', () => {
  test('gets an account and the role of the invitation, and logs in', async () => {
    const { farm, token } = await anInvitation();
    const newcomer = aNewcomer(token);
    const { status, body } = await accept({ ...newcomer, email: ` ${newcomer.email.toUpperCase()} ` });
    expect([status, body]).toEqual([200, { farmer_id: farm.id }]);
    expect((await logIn(newcomer.email)).status).toBe(200);
    const account = await server.db
      .selectFrom('accounts')
      .select(['id', 'firstname', 'lastname'])
      .where('email', '=', newcomer.email)
      .executeTakeFirstOrThrow();
    expect(account).toMatchObject({ firstname: 'Salma', lastname: 'Aït' });
    expect(await roleOf(farm.id, account.id)).toBe('recorder');
  });

  test('joins two farms if two links are opened at once', async () => {
    const [first, second] = [await anInvitation(), await anInvitation()];
    const newcomer = aNewcomer(first.token);
    const answers = await Promise.all([accept(newcomer), accept({ ...newcomer, token: second.token })]);
    expect(answers.map(({ body }) => body)).toEqual([{ farmer_id: first.farm.id }, { farmer_id: second.farm.id }]);
  });

  test.each([
    [{ password: 'short' }, 'password', 'too_short'],
    [{ password: 'salma aït 2026' }, 'password', 'about_you'],
    [{ firstname: ' ' }, 'firstname', 'required'],
    [{ lastname: '' }, 'lastname', 'required'],
    [{ email: 'salma' }, 'email', 'not_an_email'],
  ])('reads what is wrong with %o, and can still use the link', async (wrong, field, code) => {
    const { token } = await anInvitation();
    const newcomer = aNewcomer(token);
    const { status, body } = await accept<Wire['Problem']>({ ...newcomer, ...wrong });
    expect([status, body.errors]).toMatchObject([422, [{ field, code }]]);
    expect((await accept(newcomer)).status).toBe(200);
  });
});

describe('a person with an account', () => {
  test('joins with its password, and keeps their names and other farms', async () => {
    const [{ farm, token }, { id, email }] = [await anInvitation(), await anAccount()];
    expect((await accept({ token, email, password })).body).toEqual({ farmer_id: farm.id });
    expect(await roleOf(farm.id, id)).toBe('recorder');
    expect((await logIn(email)).status).toBe(200);
  });

  test('joins with a one-time password, which becomes their password', async () => {
    const [{ farm, token }, other, { id, email }] = [await anInvitation(), await anInvitation(), await anAccount()];
    const mailed = 'abcd-efgh-jkmn';
    const expire_at = seconds(server.services.now()) + 3600;
    await storeOneTimePassword(server.db, { account_id: id, password_hash: await hashPassword(mailed), expire_at });
    expect((await accept({ token, email, password: mailed })).body).toEqual({ farmer_id: farm.id });
    expect([(await logIn(email)).status, (await logIn(email, mailed)).status]).toEqual([422, 200]);
    expect((await accept({ token: other.token, email, password: mailed })).status).toBe(200);
  });

  test('may not join with a one-time password that is too old, or by a guessed link', async () => {
    const [{ token }, { id, email }] = [await anInvitation(), await anAccount()];
    const mailed = 'abcd-efgh-jkmn';
    const store = async (expire_at: number) =>
      storeOneTimePassword(server.db, { account_id: id, password_hash: await hashPassword(mailed), expire_at });
    const now = seconds(server.services.now());
    await store(now - 1);
    expect((await accept({ token, email, password: mailed })).status).toBe(422);
    await store(now + 3600);
    expect((await accept({ token: 'guessed', email, password: mailed })).status).toBe(404);
    expect((await logIn(email)).status).toBe(200);
  });

  test.each([
    ['with another password', true],
    ['where the e-mail has none', false],
  ])('cannot join if %s, reads the same words, and can still use the link', async (_what, isKnown) => {
    const [{ token }, { email }] = [await anInvitation(), await anAccount()];
    const typed = isKnown ? { email, password: 'a wrong guess here' } : { email: 'nobody@example.test', password };
    const { status, body } = await accept<Wire['Problem']>({ token, ...typed });
    expect([status, body.code, body.errors]).toMatchObject([422, 'wrong_credentials', [{ field: 'password' }]]);
    expect((await accept({ token, email, password })).status).toBe(200);
  });

  test('has a wrong password in the audit log like one at the login', async () => {
    const [{ token }, { id, email }] = [await anInvitation(), await anAccount()];
    await accept({ token, email, password: 'a wrong guess here' });
    await server.idle();
    const rows = await server.db.selectFrom('audit').selectAll().where('owner', '=', id).execute();
    expect(rows.map(({ action, address }) => [action, address])).toEqual([['login_failed', '127.0.0.1']]);
  });

  test('does not join if the server has disabled it', async () => {
    const [{ token }, { id, email }] = [await anInvitation(), await anAccount()];
    await server.db.updateTable('accounts').set({ disabled_at: 1 }).where('id', '=', id).execute();
    expect((await accept({ token, email, password })).status).toBe(422);
  });

  test('and works on the farm already keeps their role', async () => {
    const [{ farm, token }, { id, email }] = [await anInvitation(server, 'viewer'), await anAccount()];
    const link = { farmer_id: farm.id, account_id: id, role: 'manager' as const, permissions: null };
    await server.db.insertInto('farm_accounts').values(link).execute();
    expect((await accept({ token, email, password })).status).toBe(200);
    expect(await roleOf(farm.id, id)).toBe('manager');
  });

  test('and was disabled on the farm does not come back by a link', async () => {
    const [{ farm, manager, token }, { id, email }] = [await anInvitation(), await anAccount()];
    const link = { farmer_id: farm.id, account_id: id, role: 'recorder' as const, permissions: null };
    await server.db.insertInto('farm_accounts').values(link).execute();
    await manager.write('PUT', `${farm.url}/members/${id}`, { body: { role: 'recorder', disabled: true }, seen: 1 });
    const { status, body } = await accept<Wire['Problem']>({ token, email, password });
    expect([status, body.errors]).toMatchObject([422, [{ field: 'email', code: 'disabled' }]]);
  });
});

describe('a link', () => {
  test('gives one answer whether it is unknown, used, withdrawn or renewed, whatever is typed', async () => {
    const [used, withdrawn, renewed] = [await anInvitation(), await anInvitation(), await anInvitation()];
    await accept(aNewcomer(used.token));
    await withdrawn.manager.write('DELETE', withdrawn.at, { seen: 1 });
    await renewed.manager.write('POST', `${renewed.at}/renew`, { seen: 1 });
    const tokens = ['unknown', used.token, withdrawn.token, renewed.token];
    const answers = await Promise.all(
      tokens.flatMap((token) => [
        accept(aNewcomer(token)),
        accept({ ...aNewcomer(token), password: 'short' }),
        accept({ token, email: 'nobody@example.test', password }),
        server.anybody.call('POST', '/invitations/read', { body: { token } }),
      ]),
    );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });

  test('admits one of two people who open it at once', async () => {
    const { farm, token } = await anInvitation();
    const answers = await Promise.all([accept(aNewcomer(token)), accept(aNewcomer(token)), accept(aNewcomer(token))]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    const people = await server.db.selectFrom('farm_accounts').selectAll().where('farmer_id', '=', farm.id).execute();
    expect(people).toHaveLength(2);
  });

  test('takes as long when it is wrong as when it is right', { timeout: mostOfAlike }, async () => {
    const { token } = await anInvitation();
    const accepted = (link: string) => () => accept({ ...aNewcomer(link), password: 'short' });
    await expectAlike(accepted(token), accepted('guessed'));
  });
});

describe('guesses', () => {
  test('are limited for the e-mail, as logins are, if they try passwords', async () => {
    await clearCounters(limited.services);
    const { token } = await anInvitation(limited);
    const guess = () => accept({ token, email: 'ana@example.test', password: 'a wrong guess here' }, limited);
    expect([(await guess()).status, (await guess()).status, (await guess()).status, (await guess()).status]).toEqual([
      422, 422, 422, 429,
    ]);
  });

  test('are limited by address if they try tokens', async () => {
    await clearCounters(limited.services);
    const statuses: number[] = [];
    for (let guess = 0; guess < 61; guess += 1)
      statuses.push((await limited.anybody.call('POST', '/invitations/read', { body: { token: `${guess}` } })).status);
    expect(statuses).toEqual([...Array<number>(60).fill(404), 429]);
  });
});
