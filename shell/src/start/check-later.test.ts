import { setImmediate as turn } from 'node:timers/promises';
import { serverAtom, sessionAtom } from '@seguia/shared/platform';
import { isLoggedIn } from '@seguia/shared/session/account/session';
import { onSessionEvent } from '@seguia/shared/session/account/session-events';
import { Backoff } from '@seguia/shared/sync/backoff';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '@seguia/testing/memory-storage';
import { checkLater } from './check-later.ts';

type Answer = () => Response;
const json = (body: unknown, status = 200, headers = {}): Answer => {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  return () => new Response(JSON.stringify(body), { status, headers: { 'content-type': type, ...headers } });
};
const problem = (status: number, headers = {}) => json({ status, title: 'x' }, status, headers);
const portal = () => new Response('<p>Welcome</p>', { headers: { 'content-type': 'text/html' } });
const noNetwork = () => {
  throw new TypeError('Failed to fetch');
};

let calls: string[];
/** What the data server answers to one call after another; after these, it answers that all is well. */
let answers: Answer[];
let page: EventTarget;
let store: ReturnType<typeof createStore>;
const session = { token: 't', deviceToken: 'd', createdAt: 1, updatedAt: 1, expireAt: 9_999_999_999 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  page = new EventTarget();
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  [calls, answers] = [[], []];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    calls.push(new URL(url).pathname);
    return (answers.shift() ?? json({ state: true }))();
  });
  store = createStore();
  store.set(serverAtom, 'https://farm.example');
  store.set(sessionAtom, session);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Pauses without chance: one second, then two. */
const even = () => new Backoff(undefined, () => 1);
const check = '/v2/auth/is-logged';
const whole = [check, '/v2/account'];
async function advance(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let turns = 0; turns < 20; turns += 1) await turn();
}
const comesBack = () => page.dispatchEvent(new Event('online'));

test('the first check comes after a second, the next after two', async () => {
  answers = [problem(503)];
  const checking = checkLater(even());
  await advance(999);
  expect(calls).toEqual([]);
  await advance(1);
  expect(calls).toEqual([check]);
  await advance(1999);
  expect(calls).toEqual([check]);
  await advance(1);
  expect(calls).toEqual([check, ...whole]);
  await checking;
});

test.each([
  ['no network', noNetwork, true],
  ['a portal’s page', portal, true],
  ['500', problem(500), true],
  ['503', problem(503), true],
  ['429', problem(429), true],
  ['400', problem(400), false],
  ['403', problem(403), false],
  ['404', problem(404), false],
])('after %s it tries again: %s', async (_, answer, again) => {
  answers = [answer];
  const checking = checkLater(even());
  await advance(1000);
  expect(vi.getTimerCount()).toBe(again ? 1 : 0);
  await advance(2000);
  expect(calls).toEqual(again ? [check, ...whole] : [check]);
  await checking;
});

test('a network that is back ends the pause, and is listened for no longer than that', async () => {
  const backoff = even();
  const checking = checkLater(backoff);
  comesBack();
  await advance(0);
  await checking;
  expect(calls).toEqual(whole);
  expect(vi.getTimerCount()).toBe(0);
  const hurry = vi.spyOn(backoff, 'hurry');
  comesBack();
  expect(hurry).not.toHaveBeenCalled();
});

test('a network that is back does not shorten what the server asked for', async () => {
  answers = [problem(503, { 'retry-after': '60' })];
  const checking = checkLater(even());
  await advance(1000);
  comesBack();
  await advance(59_999);
  expect(calls).toEqual([check]);
  await advance(1);
  expect(calls).toEqual([check, ...whole]);
  await checking;
});

test.each([
  ['logged out', null],
  ['logged in anew', { ...session, token: 'u' }],
])('somebody who %s during the pause is not asked about', async (_, next) => {
  const checking = checkLater(even());
  store.set(sessionAtom, next);
  await advance(1000);
  expect([calls, vi.getTimerCount()]).toEqual([[], 0]);
  await checking;
});

test('where nobody is logged in there is nothing to wait for', async () => {
  store.set(sessionAtom, null);
  await checkLater(even());
  expect([calls, vi.getTimerCount()]).toEqual([[], 0]);
});

test('without a data server it ends', async () => {
  const checking = checkLater(even());
  store.set(serverAtom, null);
  await advance(1000);
  expect([calls, vi.getTimerCount()]).toEqual([[], 0]);
  await checking;
});

test('a session that does not hold ends here, and nothing more is asked for', async () => {
  const listener = vi.fn();
  const stop = onSessionEvent(listener);
  answers = [json({ state: false })];
  const checking = checkLater(even());
  await advance(1000);
  await checking;
  stop();
  expect([calls, isLoggedIn()]).toEqual([[check], false]);
  expect(listener.mock.calls).toEqual([[{ kind: 'unauthorized' }]]);
});
