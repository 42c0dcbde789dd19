import 'fake-indexeddb/auto';
import { createStore } from 'jotai';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startDataServer, testPassword, type TestDataServer, type TestPerson } from '@seguia/testing/data-server';
import { Gateway, portal } from '@seguia/testing/gateway';
import { MemoryStorage } from '@seguia/testing/memory-storage';
import { call } from './api-error.ts';
import { apiAtom } from './api.ts';
import { chooseFarmAtom, farmersAtom, loadFarmersAtom } from '../login/farmers.ts';
import { loginAtom } from '../login/login.ts';
import { logoutAtom } from '../login/logout.ts';
import { checkSession, fetchProfile } from '../login/restore.ts';
import { serverAtom } from '../account/server.ts';
import { isLoggedIn, readProfile, readSession, sessionAtom } from '../account/session.ts';
import { onlyMineInLastAtom } from '../settings/settings.ts';
import { onSessionEvent, type SessionEvent } from '../account/session-events.ts';

let server: TestDataServer;
let gateway: Gateway;
let person: TestPerson;
let store: ReturnType<typeof createStore>;
let events: SessionEvent[];
let stop: () => void;

beforeAll(async () => {
  server = await startDataServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  gateway = await Gateway.start(server.url);
  store = createStore();
  store.set(serverAtom, gateway.url);
  person = await server.addPerson([await server.addFarm()]);
  await store.set(loginAtom, { email: person.email, password: testPassword });
  gateway.calls.length = 0;
  events = [];
  stop = onSessionEvent((event) => events.push(event));
});
afterEach(async () => {
  stop();
  await gateway.close();
});

const sessionsOf = () => server.db.updateTable('sessions').where('account_id', '=', person.id);

test('408: who asked learns that the session has expired, however slowly the answer comes', async () => {
  await sessionsOf().set({ expire_at: 1 }).execute();
  gateway.bodyDelay = 50;
  await expect(checkSession()).rejects.toMatchObject({ kind: 'problem', status: 408, problem: { status: 408 } });
  expect(isLoggedIn()).toBe(false);
  expect(events).toEqual([{ kind: 'expired' }]);
});

test('401: who asked learns that the token is revoked, however slowly the answer comes', async () => {
  await sessionsOf().set({ revoked_at: 1 }).execute();
  gateway.bodyDelay = 50;
  await expect(fetchProfile()).rejects.toMatchObject({ kind: 'problem', status: 401, problem: { status: 401 } });
  expect(isLoggedIn()).toBe(false);
  expect(events).toEqual([{ kind: 'unauthorized' }]);
});

test('two calls that find the session ended end it once', async () => {
  await sessionsOf().set({ revoked_at: 1 }).execute();
  gateway.bodyDelay = 50;
  const api = store.get(apiAtom);
  await Promise.allSettled([call(api.GET('/account')), call(api.GET('/account'))]);
  expect(events).toEqual([{ kind: 'unauthorized' }]);
});

const plain = { title: 'No', status: 401, message: 'no' };
test.each([
  ['application/json', JSON.stringify(plain)],
  ['application/vnd.server+json; charset=utf-8', JSON.stringify(plain)],
  ['text/plain', 'no'],
  [undefined, ''],
])('401 and 408 of any data server end the session, whatever their media type: %s', async (type, body) => {
  for (const [status, kind] of [
    [401, 'unauthorized'],
    [408, 'expired'],
  ] as const) {
    gateway.answer = () => ({ status, headers: type ? { 'content-type': type } : {}, body });
    await expect(checkSession()).rejects.toMatchObject({ status });
    expect(isLoggedIn()).toBe(false);
    expect(events.splice(0)).toEqual([{ kind }]);
    gateway.answer = () => null;
    await store.set(loginAtom, { email: person.email, password: testPassword });
  }
});

test('416 of any data server is said of its farm, whatever its media type', async () => {
  gateway.answer = (path) =>
    path === '/farmers/f' ? { status: 416, headers: { 'content-type': 'application/json' }, body: '{}' } : null;
  await expect(store.set(chooseFarmAtom, 'f')).rejects.toMatchObject({ status: 416 });
  expect(events).toEqual([{ kind: 'not-subscribed', farmerId: 'f' }]);
  expect(isLoggedIn()).toBe(true);
});

test.each([401, 408, 416])(
  'a gateway’s own HTML %s is no answer of the data server: nobody is logged out',
  async (status) => {
    gateway.answer = () => portal(status);
    await expect(checkSession()).rejects.toMatchObject({ kind: 'not-json', status });
    expect(isLoggedIn()).toBe(true);
    expect(events).toEqual([]);
  },
);

test('an answer that comes after the session ended is given to nobody', async () => {
  gateway.bodyDelay = 100;
  const answer = fetchProfile();
  await expect.poll(() => gateway.calls).toEqual(['/account']);
  await store.set(logoutAtom, { local: true });
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  expect(readProfile()).toBeNull();
});

test('a call that runs when the session ends is broken off: nobody waits for a server that says nothing', async () => {
  gateway.answer = () => new Promise(() => {});
  const answer = checkSession();
  await expect.poll(() => gateway.calls).toHaveLength(1);
  await store.set(logoutAtom, { local: true });
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
}, 5000);

test('a session that is written anew and stays the same breaks no call off', async () => {
  gateway.answer = () => {
    store.set(sessionAtom, { ...readSession()!, updatedAt: 5 });
    return null;
  };
  expect(await checkSession()).toBe('valid');
});

test('a session that is there again, as another tab has it, can call again', async () => {
  expect(await checkSession()).toBe('valid');
  const session = readSession();
  store.set(sessionAtom, null);
  store.set(sessionAtom, session);
  expect(await checkSession()).toBe('valid');
});

test('without a session the client calls without one', async () => {
  await store.set(logoutAtom, { local: true });
  events.length = 0;
  await expect(call(store.get(apiAtom).GET('/account'))).rejects.toMatchObject({ status: 401 });
  expect(events).toEqual([]);
});

test('without a data server there is nobody to ask', () => {
  store.set(serverAtom, null);
  expect(() => store.get(apiAtom)).toThrow('No data server is set.');
});

test('another tab’s logout counts before its news is here: its answer is given to nobody, and no call leaves', async () => {
  gateway.answer = () => {
    localStorage.removeItem('seguia.session');
    return null;
  };
  const api = store.get(apiAtom);
  await expect(checkSession()).rejects.toMatchObject({ name: 'AbortError' });
  gateway.calls.length = 0;
  await expect(call(api.GET('/account'))).rejects.toMatchObject({ name: 'AbortError' });
  expect(gateway.calls).toEqual([]);
});

test('a local logout skips the server call, any other makes it', async () => {
  await store.set(logoutAtom, { local: true });
  await store.set(loginAtom, { email: person.email, password: testPassword });
  expect(gateway.calls).not.toContain('/auth/logout');
  await store.set(logoutAtom, {});
  await expect.poll(() => gateway.calls).toContain('/auth/logout');
});

test('logging out forgets the list of farms', async () => {
  await store.set(loadFarmersAtom, 'first');
  expect(store.get(farmersAtom).list).toHaveLength(1);
  await store.set(logoutAtom, { local: true });
  expect(store.get(farmersAtom)).toMatchObject({ list: [], total: 0 });
});

test('a logout clears custom_params: "display only my entries" is as on a new device', async () => {
  store.set(onlyMineInLastAtom, true);
  expect(localStorage.getItem('custom_params')).toBe('{"display_only_mine_in_last":true}');
  await store.set(logoutAtom, { local: true });
  expect(localStorage.getItem('custom_params')).toBeNull();
  expect(store.get(onlyMineInLastAtom)).toBe(false);
});

test('without a profile there is no session: a login that fails half-way leaves nobody logged in', async () => {
  await store.set(logoutAtom, { local: true });
  gateway.answer = (path) => (path === '/account' ? portal(502) : null);
  await expect(store.set(loginAtom, { email: person.email, password: testPassword })).rejects.toMatchObject({
    status: 502,
  });
  expect(isLoggedIn()).toBe(false);
});

test('HTTP client: a call waits as long as the server takes, unless its own caller gave a limit', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout');
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'Date', 'performance'] });
  try {
    let answered = false;
    const hour = 3_600_000;
    let answer: () => void = () => {};
    gateway.answer = () => new Promise((resolve) => (answer = () => resolve(null)));
    const checked = checkSession().finally(() => (answered = true));
    await vi.waitFor(() => expect(gateway.calls).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(hour);
    expect(answered).toBe(false);
    answer();
    expect(await checked).toBe('valid');
    expect(limits).not.toHaveBeenCalled();
  } finally {
    limits.mockRestore();
    vi.useRealTimers();
  }
  gateway.answer = () => new Promise(() => {});
  await expect(checkSession(AbortSignal.timeout(20))).rejects.toMatchObject({ kind: 'timeout' });
});
