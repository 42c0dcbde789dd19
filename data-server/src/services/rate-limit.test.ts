import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { start, testServer } from '../../testing/test-server.ts';
import { MemoryCounters, type Counters, type WindowRequest } from './counters.ts';
import { RateLimit } from './rate-limit.ts';

const none = { count: 0, seconds: 1 };
const server = await testServer({ limits: { login: none, forgotPassword: none, general: { count: 5, seconds: 60 } } });

test('a caller that calls too often must wait as long as Retry-After says', async () => {
  for (let call = 0; call < 5; call += 1) expect((await server.anybody.get('')).status).toBe(200);
  server.setClock('2026-06-15T12:00:20Z');
  const { status, headers } = await server.anybody.get('');
  expect([status, headers['retry-after']]).toEqual([429, '40']);
  server.setClock('2026-06-15T12:01:00Z');
  expect((await server.anybody.get('')).status).toBe(200);
});

test('calls that are refused keep nobody else waiting, though each has a token that nobody knows', async () => {
  const call = (remoteAddress: string, token: string) =>
    server.app.inject({
      url: '/v2/account',
      remoteAddress,
      headers: { authorization: `Bearer ${token}`, 'date-format': 'timestamp' },
    });
  const somebody = await server.addPerson();
  let made = 0;
  const most = 30_000;
  const end = new AbortController();
  const flood = Array.from({ length: 300 }, async () => {
    while (!end.signal.aborted && made < most) {
      await call('198.51.100.1', `made up ${(made += 1)}`);
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
  await wait(20);
  for (let turn = 0; turn < 3; turn += 1) expect((await call('192.0.2.1', somebody.token ?? '')).statusCode).toBe(200);
  end.abort();
  await Promise.all(flood);
  expect(made).toBeLessThan(most);
});

/** A limit of a hundred calls a minute, taken ten at a time. Its clock is at `now.at`, in milliseconds. */
function inBlocks(isTaken = true) {
  const now = { at: 0 };
  let taken = 0;
  const counters: Counters = {
    take: async () => {
      taken += 1;
      return { isTaken, until: Math.floor(now.at / 60_000 + 1) * 60_000 };
    },
    giveBack: async () => undefined,
    clearOld: async () => undefined,
    clear: async () => undefined,
  };
  const limit = new RateLimit('calls', { count: 100, seconds: 60 }, counters, () => new Date(now.at), 10);
  return { now, taken: () => taken, take: () => limit.take('somebody') };
}

/** Takes the block that a window begins with. */
async function useFirstBlock(take: () => Promise<void>) {
  for (let call = 0; call < 10; call += 1) await take();
}

test('grants the first block of a window without asking, so that a thousand phones do not ask for one call each', async () => {
  const { now, taken, take } = inBlocks();
  await useFirstBlock(take);
  expect(taken()).toBe(0);
  await take();
  expect(taken()).toBe(1);
  now.at = 60_000;
  await useFirstBlock(take);
  expect(taken()).toBe(1);
});

test('a block that was granted and not used ends with its window', async () => {
  const { now, taken, take } = inBlocks();
  await useFirstBlock(take);
  for (let call = 0; call < 10; call += 1) await take();
  expect(taken()).toBe(1);
  await take();
  expect(taken()).toBe(2);
  now.at = 59_999;
  await take();
  expect(taken()).toBe(2);
  now.at = 60_000;
  await useFirstBlock(take);
  await take();
  expect(taken()).toBe(3);
});

test.each([
  [0, 60],
  [500, 60],
  [59_900, 1],
])('Retry-After at %d ms is never before the window’s end: %d s', async (at, retryAfter) => {
  const { now, take } = inBlocks(false);
  now.at = at;
  await useFirstBlock(take);
  await expect(take()).rejects.toMatchObject({ code: 'too_many', more: { retryAfter } });
});

test('calls that come while the counters are asked share the block that arrives, so that none is counted for a whole block', async () => {
  let statements = 0;
  class LateCounters extends MemoryCounters {
    override async take(key: string, request: WindowRequest) {
      statements += 1;
      await wait(5);
      return super.take(key, request);
    }
  }
  const limit = new RateLimit('calls', { count: 100, seconds: 60 }, new LateCounters(), () => new Date(start), 10);
  const takeMany = (count: number) => Promise.allSettled(Array.from({ length: count }, () => limit.take('somebody')));
  const granted = (all: PromiseSettledResult<void>[]) => all.filter(({ status }) => status === 'fulfilled').length;
  expect([granted(await takeMany(50)), statements]).toEqual([50, 4]);
  // Ten more than the limit: the first block is not counted.
  expect([granted(await takeMany(100)), statements]).toEqual([60, 11]);
});
