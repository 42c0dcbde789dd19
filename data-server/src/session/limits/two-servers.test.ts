import { beforeEach, describe, expect, inject, test } from 'vitest';
import { prepareServer } from '../../server.ts';
import type { Allowance } from '../../services/rate-limit.ts';
import { clearCounters, start, testServer } from '../../../testing/test-server.ts';

const allowed = 10;
const server = await testServer({
  limits: {
    login: { count: allowed, seconds: 300 },
    forgotPassword: { count: 3, seconds: 900 },
    general: { count: 0, seconds: 1 },
  },
});

beforeEach(() => clearCounters(server.services));

describe('two servers on one database', () => {
  const isShared = inject('database') === 'postgres' && inject('postgres') !== null;

  /** Starts another server on the database of the first. */
  const another = (general: Allowance) => {
    const { settings, database } = server.services;
    const limits = { ...settings.limits, general };
    return prepareServer({ ...settings, database: database.address ?? '', limits }, () => new Date(start), true);
  };

  test.runIf(isShared)('have one limit of logins together', async () => {
    const second = await another({ count: 0, seconds: 1 });
    const guesses = Array.from({ length: 40 }, (_, number) =>
      (number % 2 ? server : second).app.inject({
        method: 'POST',
        url: '/v2/auth/login',
        remoteAddress: `203.0.113.${number % 10}`,
        headers: { 'date-format': 'timestamp' },
        payload: { email: 'guessed@example.test', password: 'x', device_name: 'x' },
      }),
    );
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 422)).toHaveLength(allowed);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    await second.close();
  });

  test.runIf(isShared)('have one limit of calls together, and each a sixtieth more', async () => {
    const servers = [await another({ count: 120, seconds: 60 }), await another({ count: 120, seconds: 60 })];
    const statuses: number[] = [];
    for (let call = 0; call < 70; call += 1) {
      for (const { app } of servers)
        statuses.push((await app.inject({ url: '/v2', headers: { 'date-format': 'timestamp' } })).statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(124);
    for (const { close } of servers) await close();
  });

  test.runIf(isShared)('grant every call of an address within its limit, though all come at once', async () => {
    const third = await another({ count: 600, seconds: 60 });
    const call = () => third.app.inject({ url: '/v2', headers: { 'date-format': 'timestamp' } });
    const statuses = (await Promise.all(Array.from({ length: 650 }, call))).map(({ statusCode }) => statusCode);
    // The first sixtieth is not counted.
    expect(statuses.filter((status) => status === 200)).toHaveLength(610);
    await third.close();
  });
});
