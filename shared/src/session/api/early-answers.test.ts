import { setTimeout as pause } from 'node:timers/promises';
import { createStore } from 'jotai';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startDataServer, testPassword, type TestDataServer } from '@seguia/testing/data-server';
import { Gateway } from '@seguia/testing/gateway';
import { MemoryStorage } from '@seguia/testing/memory-storage';
import { serverAtom } from '../account/server.ts';
import { isLoggedIn, readProfile } from '../account/session.ts';
import { onSessionEvent, type SessionEvent } from '../account/session-events.ts';
import { farmersAtom, loadFarmersAtom, sendStartEarly } from '../login/farmers.ts';
import { loginAtom } from '../login/login.ts';
import { logoutAtom } from '../login/logout.ts';
import { checkSession, fetchProfile } from '../login/restore.ts';
import { deviceClock } from '../clock/device-clock.ts';
import { apiAtom } from './api.ts';
import { forgetEarly } from './early-answers.ts';

let server: TestDataServer;
let gateway: Gateway;
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
  const { email } = await server.addPerson([await server.addFarm()]);
  await store.set(loginAtom, { email, password: testPassword });
  gateway.calls.length = 0;
  events = [];
  stop = onSessionEvent((event) => events.push(event));
});
afterEach(async () => {
  stop();
  forgetEarly();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await gateway.close();
});

const send = (settingsOpen = Promise.resolve()) => sendStartEarly(25, settingsOpen);
const sent = () => expect.poll(() => gateway.calls.toSorted()).toEqual(['/account', '/auth/is-logged', '/farmers']);
const unauthorized = {
  status: 401,
  headers: { 'content-type': 'application/problem+json' },
  body: JSON.stringify({ type: 'about:blank', title: 'x', status: 401, code: 'x' }),
};

test('the steps of a start take the answers that were sent for early', async () => {
  send();
  await sent();
  expect(await checkSession()).toBe('valid');
  await fetchProfile();
  await store.set(loadFarmersAtom, 'first');
  expect([readProfile()?.id.length, store.get(farmersAtom).list.length]).toEqual([expect.any(Number), 1]);
  expect(gateway.calls).toHaveLength(3);
});

test('an early answer changes nothing before its step', async () => {
  localStorage.removeItem('seguia.profile');
  gateway.answer = (path) => (path === '/farmers' ? unauthorized : null);
  send();
  await sent();
  await checkSession();
  expect([isLoggedIn(), readProfile(), events]).toEqual([true, null, []]);
  await expect(store.set(loadFarmersAtom, 'first')).rejects.toMatchObject({ status: 401 });
  expect([isLoggedIn(), events, gateway.calls.length]).toEqual([false, [{ kind: 'unauthorized' }], 3]);
});

test('an early answer counts once', async () => {
  send();
  await fetchProfile();
  await fetchProfile();
  expect(gateway.calls.filter((path) => path === '/account')).toHaveLength(2);
});

test('an early answer does not count for another query, another page size or another person', async () => {
  send();
  await sent();
  await store.set(loadFarmersAtom, 'first', { search: 'serre' });
  await store.set(loadFarmersAtom, 'first', { perPage: 7 });
  expect(gateway.calls.filter((path) => path === '/farmers')).toHaveLength(3);
  await store.set(logoutAtom, { local: true });
  const { email } = await server.addPerson();
  await store.set(loginAtom, { email, password: testPassword });
  expect(gateway.calls.filter((path) => path === '/account')).toHaveLength(2);
});

test('an early answer does not count after something was written', async () => {
  send();
  await sent();
  const body = { current_password: 'wrong', new_password: 'another one 1' };
  await store.get(apiAtom).POST('/account/password', { body });
  await fetchProfile();
  expect(gateway.calls.filter((path) => path === '/account')).toHaveLength(2);
});

test('an early request that found no network is sent anew', async () => {
  const fetched = vi.fn(globalThis.fetch);
  for (let call = 0; call < 3; call += 1) fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetched);
  send();
  await expect.poll(() => fetched.mock.calls.length).toBe(3);
  expect(await checkSession()).toBe('valid');
});

test.each([0, 60_000])(
  'the limit of a step ends its waiting for an early answer, body included (%i ms)',
  async (delay) => {
    gateway.bodyDelay = delay;
    if (delay === 0) gateway.answer = () => new Promise(() => {});
    send();
    await sent();
    await expect(checkSession(AbortSignal.timeout(100))).rejects.toMatchObject({ kind: 'timeout' });
    await expect(fetchProfile(AbortSignal.abort(new DOMException('late', 'TimeoutError')))).rejects.toMatchObject({
      kind: 'timeout',
    });
    expect(gateway.calls).toHaveLength(3);
  },
);

test('an early answer that nobody takes is given up after 15 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  send();
  await vi.waitFor(() => expect(gateway.calls).toHaveLength(3));
  vi.advanceTimersByTime(14_000);
  expect(await checkSession()).toBe('valid');
  expect(gateway.calls).toHaveLength(3);
  vi.advanceTimersByTime(1000);
  await fetchProfile();
  expect(gateway.calls).toHaveLength(4);
});

test('an early answer sets the clock once the settings are open', async () => {
  const opened = Promise.withResolvers<void>();
  const read = vi.spyOn(deviceClock, 'readDate');
  send(opened.promise);
  await sent();
  await pause(100);
  expect(read).not.toHaveBeenCalled();
  opened.resolve();
  expect(await checkSession()).toBe('valid');
  expect(read).toHaveBeenCalled();
  read.mockRestore();
});

test('the end of the session ends what was sent early', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  gateway.answer = () => new Promise(() => {});
  send();
  await sent();
  await store.set(logoutAtom, { local: true });
  expect(fetched.mock.calls.map(([request]) => (request as Request).signal.aborted)).toEqual([true, true, true]);
  fetched.mockRestore();
});

test('nothing is sent early where nobody is logged in', async () => {
  await store.set(logoutAtom, { local: true });
  const fetched = vi.spyOn(globalThis, 'fetch');
  send();
  await pause(50); // the client sends a moment after it is called
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});
