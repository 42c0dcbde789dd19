// Many guesses at once, as somebody would send them who wants in.
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { prepareServer } from '../server.ts';
import { clearCounters, start, testServer, type TestServer } from '../testing/test-server.ts';
import { hashPassword } from './passwords.ts';

const allowed = 10;
const server = await testServer({
  limits: {
    login: { count: allowed, seconds: 300 },
    forgotPassword: { count: 3, seconds: 900 },
    general: { count: 120, seconds: 60 },
  },
});
const password = 'eau claire';
const passwordHash = await hashPassword(password);

async function anAccount() {
  const person = await server.addPerson();
  await server.db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', person.id).execute();
  return `${person.id}@example.test`;
}

/** Tries to log in from an address; measured from the moment at which it is sent. */
async function login(email: string, tried: string, address: string, app: Pick<TestServer, 'app'> = server) {
  const began = performance.now();
  const answer = await app.app.inject({
    method: 'POST',
    url: '/v2/auth/login',
    remoteAddress: address,
    headers: { 'date-format': 'timestamp' },
    payload: { email, password: tried, device_name: 'x' },
  });
  return { status: answer.statusCode, headers: answer.headers, seconds: (performance.now() - began) / 1000 };
}

const numbers = Array.from({ length: 400 }, (_, number) => number);
const countOf = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

beforeEach(() => clearCounters(server.services));

/** Two seconds; on a machine on which one login alone takes long, as many logins as stand before somebody: one of each of ten addresses. */
async function patience() {
  const { seconds } = await login(await anAccount(), password, '198.51.100.8');
  return Math.max(2, 20 * seconds);
}

describe('400 wrong logins at once from ten addresses', () => {
  test('for one account: no more are tried than the limit, and another person is let in within two seconds', async () => {
    const [guessed, honest, most] = [await anAccount(), await anAccount(), await patience()];
    const guesses = numbers.map((number) =>
      login(guessed, number === 399 ? password : `guess ${number}`, `203.0.113.${number % 10}`),
    );
    const entry = login(honest, password, '198.51.100.7');
    const answers = await Promise.all(guesses);
    expect([countOf(answers, 422), countOf(answers, 429)]).toEqual([allowed, 390]);
    const { status, seconds } = await entry;
    expect(status).toBe(200);
    expect(seconds).toBeLessThan(most);
  });

  test('for 400 accounts: another person is let in within two seconds, and who waits in vain knows for how long', async () => {
    const [honest, most] = [await anAccount(), await patience()];
    const guesses = numbers.map((number) => login(`${number}@example.test`, 'a guess', `203.0.113.${number % 10}`));
    const { status, seconds } = await login(honest, password, '198.51.100.7');
    expect(status).toBe(200);
    expect(seconds).toBeLessThan(most);
    const answers = await Promise.all(guesses);
    const refused = answers.filter((answer) => answer.status === 503);
    expect(refused.length).toBeGreaterThan(300);
    expect(countOf(answers, 422)).toBe(400 - refused.length);
    expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['2']));
  });
});

test('one IPv6 network is one caller, whatever address below it is used', async () => {
  const answers: number[] = [];
  const of = (number: number) => `2001:db8:0:7:${number.toString(16)}::${number + 1}`;
  for (let number = 0; number < 20 * allowed; number += 1)
    await server.services.limits.login.here.take('ip 2001:db8:0:7::/64', 20);
  for (const address of [of(1), of(77), '2001:db8:0:8::1'])
    answers.push((await login('nobody@example.test', 'x', address)).status);
  expect(answers).toEqual([429, 429, 422]);
});

describe('two servers on one database', () => {
  const address = () => server.services.database.address ?? '';
  const isShared = inject('database') === 'postgres' && inject('postgres') !== null;

  test.runIf(isShared)('have one limit of logins together', async () => {
    const second = await prepareServer(
      { ...server.services.settings, database: address() },
      () => new Date(start),
      true,
    );
    const guessed = await anAccount();
    const guesses = numbers
      .slice(0, 40)
      .map((number) => login(guessed, 'x', `203.0.113.${number % 10}`, number % 2 ? server : second));
    const answers = await Promise.all(guesses);
    expect([countOf(answers, 422), countOf(answers, 429)]).toEqual([allowed, 30]);
    await second.close();
  });

  test.runIf(isShared)('have one limit of calls together', async () => {
    const second = await prepareServer(
      { ...server.services.settings, database: address() },
      () => new Date(start),
      true,
    );
    const statuses: number[] = [];
    for (let call = 0; call < 140; call += 1) {
      const { app } = call % 2 ? server : second;
      statuses.push((await app.inject({ url: '/v2', headers: { 'date-format': 'timestamp' } })).statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    await second.close();
  });
});
