import { beforeEach, describe, expect, test } from 'vitest';
import { clearCounters, testServer, type TestServer } from '../../../testing/test-server.ts';

const limits = {
  login: { count: 1, seconds: 300 },
  forgotPassword: { count: 1, seconds: 300 },
  general: { count: 0, seconds: 1 },
};
const direct = await testServer({ limits });
const behindProxy = await testServer({ limits, trustProxy: 1 });

beforeEach(async () => {
  for (const { services } of [direct, behindProxy]) await clearCounters(services);
});

const calls = {
  login: { url: '/v2/auth/login', more: { password: 'no', device_name: 'x' } },
  forgotPassword: { url: '/v2/account/forgot-password', more: {} },
};

/** The origin of a call: its connection, and the X-Forwarded-For of a proxy before the server (or of the caller). */
interface From {
  address?: string;
  forwarded?: string;
}

async function call(name: keyof typeof calls, email: string, from: From = {}, server: TestServer = direct) {
  const { url, more } = calls[name];
  const answer = await server.app.inject({
    method: 'POST',
    url,
    remoteAddress: from.address ?? '203.0.113.1',
    headers: {
      'date-format': 'timestamp',
      'content-type': 'application/json',
      ...(from.forwarded ? { 'x-forwarded-for': from.forwarded } : {}),
    },
    payload: JSON.stringify({ email, ...more }),
  });
  return answer.statusCode;
}

/** How many tries one address has, where an e-mail has one. */
const perAddress = 20;

const first = { login: 422, forgotPassword: 200 };

/** Counts tries of an address, without the hash or the mail that each of them costs. */
async function tried(name: keyof typeof calls, ip: string, times: number, { services }: TestServer = direct) {
  for (let count = 0; count < times; count += 1) await services.limits[name].here.take(`ip ${ip}`, perAddress);
}

describe.each(['login', 'forgotPassword'] as const)('the limit of %s', (name) => {
  test.each(['NADIA@Example.test', ' nadia@example.test ', 'nadia@example.test'])(
    'takes “%s” for the same e-mail',
    async (spelling) => {
      expect(await call(name, 'nadia@example.test', { address: '203.0.113.1' })).toBe(first[name]);
      expect(await call(name, spelling, { address: '203.0.113.2' })).toBe(429);
      expect(await call(name, 'other@example.test', { address: '203.0.113.2' })).toBe(first[name]);
    },
  );

  test('counts calls from one address, for whatever e-mails: twenty times as many', async () => {
    await tried(name, '203.0.113.1', perAddress - 2);
    const statuses: number[] = [];
    for (let guess = 0; guess < 3; guess += 1) statuses.push(await call(name, `guess-${guess}@example.test`));
    expect(statuses).toEqual([first[name], first[name], 429]);
    expect(await call(name, 'new@example.test', { address: '203.0.113.9' })).toBe(first[name]);
  });

  test('cannot be avoided by a header that claims another address', async () => {
    const from = (guess: number) => ({ forwarded: `198.51.100.${guess}` });
    await tried(name, '203.0.113.1', perAddress - 1);
    expect(await call(name, 'the-last@example.test', from(98))).toBe(first[name]);
    expect(await call(name, 'one-more@example.test', from(99))).toBe(429);
  });

  test('counts by that header if the settings name the proxy that sets it', async () => {
    const from = (guess: number) => ({ forwarded: `198.51.100.${guess}` });
    await tried(name, '198.51.100.1', perAddress - 1, behindProxy);
    expect(await call(name, 'the-last@example.test', from(1), behindProxy)).toBe(first[name]);
    expect(await call(name, 'one-more@example.test', from(1), behindProxy)).toBe(429);
    expect(await call(name, 'one-more@example.test', from(2), behindProxy)).toBe(first[name]);
  });
});
