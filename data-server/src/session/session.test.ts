import { beforeEach, describe, expect, test } from 'vitest';
import type { Wire } from '@seguia/openapi';
import { expectAlike, mostOfAlike } from '../../testing/expect-alike.ts';
import { clearCounters, start, testServer } from '../../testing/test-server.ts';
import { Person } from '../../testing/person.ts';
import { hashPassword } from './passwords.ts';

const server = await testServer({
  sessionSeconds: 3600,
  limits: {
    login: { count: 3, seconds: 300 },
    forgotPassword: { count: 0, seconds: 1 },
    general: { count: 0, seconds: 1 },
  },
});
const password = 'eau claire';
const passwordHash = await hashPassword(password);

async function anAccount() {
  const person = await server.addPerson();
  await server.db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', person.id).execute();
  return { email: `${person.id}@example.test`, password, device_name: 'browser (1234abcd)' };
}

const login = <Body = Wire['Session']>(body: object) => server.anybody.call<Body>('POST', '/auth/login', { body });
const withToken = (token: string) => new Person(server.app, token, '');

beforeEach(async () => {
  server.setClock(start);
  await clearCounters(server.services);
});

describe('logging in', () => {
  test('gives a token, a device token and three times', async () => {
    const { status, body } = await login(await anAccount());
    const now = Date.parse(start) / 1000;
    expect(status).toBe(200);
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      device_token: expect.stringMatching(/^[\w-]{43}$/),
      created_at: now,
      updated_at: now,
      expire_at: now + 3600,
    });
    expect((await withToken(body.token).get('/account')).status).toBe(200);
  });

  test('ignores case and spaces of the e-mail, and extra fields', async () => {
    const account = await anAccount();
    const { status } = await login({
      ...account,
      email: ` ${account.email.toUpperCase()} `,
      platform: 'ios',
      build: 12,
    });
    expect(status).toBe(200);
  });

  test('again on the same device replaces the session there', async () => {
    const account = await anAccount();
    const first = (await login(account)).body;
    const elsewhere = (await login(account)).body;
    const second = (await login({ ...account, device_token: first.device_token })).body;
    expect(second.device_token).toBe(first.device_token);
    expect((await withToken(first.token).get('/account')).status).toBe(401);
    expect((await withToken(second.token).get('/account')).status).toBe(200);
    expect((await withToken(elsewhere.token).get('/account')).status).toBe(200);
  });

  test('with a wrong password and with an unknown e-mail gets the same answer', async () => {
    const wrong = await login<Wire['Problem']>({ ...(await anAccount()), password: 'eau trouble' });
    const unknown = await login<Wire['Problem']>({ email: 'nobody@example.test', password, device_name: 'x' });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toMatchObject({ code: 'wrong_credentials' });
    expect(unknown.body).toEqual(wrong.body);
  });

  test('takes as long for an unknown e-mail as for a wrong password', { timeout: mostOfAlike }, async () => {
    const account = await anAccount();
    const answered = (wrong: object) => async () => {
      await clearCounters(server.services);
      await server.anybody.call('POST', '/auth/login', { body: { ...account, ...wrong } });
    };
    await expectAlike(answered({ password: 'no' }), answered({ email: 'nobody@example.test' }));
  });

  test('without an e-mail is a 400 that names it', async () => {
    const { body } = await login<Wire['Problem']>({ password, device_name: 'x' });
    expect(body).toMatchObject({ status: 400, errors: [{ field: 'email', code: 'required' }] });
  });

  test('tokens and passwords are not in the database as they are', async () => {
    const { body } = await login(await anAccount());
    const sessions = await server.db.selectFrom('sessions').selectAll().execute();
    const accounts = await server.db.selectFrom('accounts').select('password_hash').execute();
    const text = JSON.stringify([sessions, accounts]);
    expect(text).not.toContain(body.token);
    expect(text).not.toContain(body.device_token);
    expect(text).not.toContain(password);
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('after the cost of a hash was changed', () => {
  const hashOf = async (email: string) => {
    const query = server.db.selectFrom('accounts').select('password_hash').where('email', '=', email);
    return (await query.executeTakeFirstOrThrow()).password_hash;
  };

  test.each([
    ['less', { memory: 8192, passes: 1, parallelism: 1 }],
    ['more', { memory: 24_576, passes: 3, parallelism: 2 }],
  ])('a person whose hash cost %s logs in, and has a current hash afterwards', async (_what, cost) => {
    const account = await anAccount();
    const old = await hashPassword(password, cost);
    await server.db.updateTable('accounts').set({ password_hash: old }).where('email', '=', account.email).execute();
    expect((await login({ ...account, password: 'eau trouble' })).status).toBe(422);
    expect(await hashOf(account.email)).toBe(old);
    expect((await login(account)).status).toBe(200);
    expect(await hashOf(account.email)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await login(account)).status).toBe(200);
  });

  test('two people who log in at once by it both get in, though one renews it meanwhile', async () => {
    const account = await anAccount();
    const old = await hashPassword(password, { memory: 8192, passes: 1, parallelism: 1 });
    await server.db.updateTable('accounts').set({ password_hash: old }).where('email', '=', account.email).execute();
    const both = await Promise.all([login(account), login(account)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('an invalid hash logs nobody in', async () => {
    const account = await anAccount();
    for (const hash of ['none', '', '$argon2id$v=19$m=19456,t=2,p=1$$']) {
      await server.db.updateTable('accounts').set({ password_hash: hash }).where('email', '=', account.email).execute();
      expect((await login(account)).status).toBe(422);
      await clearCounters(server.services);
    }
  });
});

describe('is-logged', () => {
  const isLogged = (token: string | null) =>
    new Person(server.app, token, '').get<{ state: boolean }>('/auth/is-logged');

  test('says true for a valid token', async () => {
    const { body } = await login(await anAccount());
    expect((await isLogged(body.token)).body).toEqual({ state: true });
  });

  test('says false for an unknown and for a revoked one', async () => {
    const { body } = await login(await anAccount());
    await withToken(body.token).get('/auth/logout');
    expect((await isLogged('unknown')).body).toEqual({ state: false });
    expect((await isLogged(body.token)).body).toEqual({ state: false });
  });

  test('is 408 for an expired one, 401 for none', async () => {
    const { body } = await login(await anAccount());
    server.setClock('2026-06-15T13:00:00Z');
    expect((await isLogged(body.token)).status).toBe(408);
    expect((await isLogged(null)).status).toBe(401);
  });
});

describe('a call with a token', () => {
  test('is a 401 if it is missing, unknown or revoked', async () => {
    const { body } = await login(await anAccount());
    expect((await withToken(body.token).get('/auth/logout')).status).toBe(204);
    for (const token of [null, 'unknown', body.token]) {
      const { status, body: problem } = await new Person(server.app, token, '').get('/farmers');
      expect([status, problem.code]).toEqual([401, 'no_token']);
    }
  });

  test('is a 408 if it has expired, on a connection that ends', async () => {
    const { body } = await login(await anAccount());
    server.setClock('2026-06-15T13:00:00Z');
    const { status, headers, body: problem } = await withToken(body.token).get('/farmers');
    expect([status, problem.code, headers['connection']]).toEqual([408, 'session_expired', 'close']);
  });
});

describe('guessing', () => {
  test('is slowed down after three wrong passwords, until the time in Retry-After', async () => {
    const account = await anAccount();
    for (let guess = 0; guess < 3; guess += 1) expect((await login({ ...account, password: 'no' })).status).toBe(422);
    const slowed = await login<Wire['Problem']>(account);
    expect([slowed.status, slowed.body.code, slowed.headers['retry-after']]).toEqual([429, 'too_many', '300']);
    server.setClock('2026-06-15T12:05:00Z');
    expect((await login(account)).status).toBe(200);
  });

  test('many accounts from one address is slowed down as well, but later', async () => {
    for (let guess = 0; guess < 60; guess += 1) await server.services.limits.login.here.take('ip 127.0.0.1', 20);
    const { status } = await login({ email: 'one-more@example.test', password: 'no', device_name: 'x' });
    expect(status).toBe(429);
  });

  test('right passwords do not count', async () => {
    const account = await anAccount();
    for (let time = 0; time < 5; time += 1) expect((await login(account)).status).toBe(200);
  });
});
