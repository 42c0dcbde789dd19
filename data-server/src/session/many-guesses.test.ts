// Many guesses at once, as an attacker sends them.
import { beforeEach, describe, expect, test } from 'vitest';
import { clearCounters, testServer } from '../../testing/test-server.ts';
import { hashPassword } from './passwords.ts';

const allowed = 10;
const server = await testServer({
  limits: {
    login: { count: allowed, seconds: 300 },
    forgotPassword: { count: 3, seconds: 900 },
    general: { count: 0, seconds: 1 },
  },
});
const password = 'eau claire';
const passwordHash = await hashPassword(password);

async function anAccount() {
  const person = await server.addPerson();
  await server.db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', person.id).execute();
  return `${person.id}@example.test`;
}

/** Tries to log in from an address, and measures the time from the moment of sending. */
async function login(email: string, tried: string, address: string) {
  const began = performance.now();
  const answer = await server.app.inject({
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

/** Two seconds. If the machine needs longer, this share of the time for the whole flood. */
const patience = (flood: { seconds: number }[], share: number) =>
  Math.max(2, share * Math.max(...flood.map(({ seconds }) => seconds)));

describe('400 wrong logins at once from ten addresses', () => {
  test('for one account: no more are tried than the limit, and another person logs in within two seconds', async () => {
    const [guessed, honest] = [await anAccount(), await anAccount()];
    const guesses = numbers.map((number) =>
      login(guessed, number === 399 ? password : `guess ${number}`, `203.0.113.${number % 10}`),
    );
    const entry = login(honest, password, '198.51.100.7');
    const answers = await Promise.all(guesses);
    expect([countOf(answers, 422), countOf(answers, 429)]).toEqual([allowed, 390]);
    const { status, seconds } = await entry;
    expect(status).toBe(200);
    // Ten guesses come before this login.
    expect(seconds).toBeLessThan(patience(answers, 2));
  });

  test('for 400 accounts: another person logs in within two seconds, and refused ones read how long to wait', async () => {
    const honest = await anAccount();
    const guesses = numbers.map((number) => login(`${number}@example.test`, 'a guess', `203.0.113.${number % 10}`));
    const entry = login(honest, password, '198.51.100.7');
    const answers = await Promise.all(guesses);
    const { status, seconds } = await entry;
    expect(status).toBe(200);
    // Twelve of the 34 guesses that came before this login are hashed first: one for each address.
    expect(seconds).toBeLessThan(patience(answers, 0.8));
    const refused = answers.filter((answer) => answer.status === 503);
    expect(refused.length).toBeGreaterThan(100);
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
