import 'fake-indexeddb/auto';
import { setTimeout as pause } from 'node:timers/promises';
import { askFarmAtom, loginAtom, onlyMineInLastAtom } from '@seguia/shared/platform';
import { chooseFarmAtom, sendStartEarly } from '@seguia/shared/session/login/farmers';
import { serverAtom } from '@seguia/shared/session/account/server';
import { isLoggedIn, readProfile } from '@seguia/shared/session/account/session';
import { logoutAtom } from '@seguia/shared/session/login/logout';
import { onSessionEvent, type SessionEvent } from '@seguia/shared/session/account/session-events';
import { Backoff } from '@seguia/shared/sync/backoff';
import { createStore } from 'jotai';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startDataServer, testPassword, type TestDataServer, type TestPerson } from '@seguia/testing/data-server';
import { Gateway, portal } from '@seguia/testing/gateway';
import { MemoryStorage } from '@seguia/testing/memory-storage';
import { checkLater } from './check-later.ts';
import { startUp, type Steps } from './start-up.ts';
import { realSteps } from './steps.ts';

const timing = { startDelay: 0, restoreRetries: 3, restoreBackoff: 1 };
/** What a start requests at once. They arrive in any order. */
const requested = ['/account', '/auth/is-logged', '/farmers'];
const firstCalls = () => gateway.calls.slice(0, 3).toSorted();
/** How often something was requested. The others of a start may be given up before they are sent. */
const callsOf = (path: string) => gateway.calls.filter((called) => called === path).length;
const problem = (status: number) => () => ({
  status,
  headers: { 'content-type': 'application/problem+json' },
  body: JSON.stringify({ type: 'about:blank', title: 'x', status, code: 'x' }),
});

let server: TestDataServer;
let gateway: Gateway;
let person: TestPerson;
let farmId: string;
let store: ReturnType<typeof createStore>;
const offerRetry = vi.fn<Steps['offerRetry']>();
const showNotSubscribed = vi.fn<Steps['showNotSubscribed']>();

beforeAll(async () => {
  server = await startDataServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  gateway = await Gateway.start(server.url);
  store = createStore();
  store.set(serverAtom, gateway.url);
  const farm = await server.addFarm();
  person = await server.addPerson([farm]);
  await store.set(loginAtom, { email: person.email, password: testPassword });
  await store.set(chooseFarmAtom, farm.id);
  farmId = farm.id;
  gateway.calls.length = 0;
  offerRetry.mockReset().mockResolvedValue('cancel');
});
afterEach(async () => {
  await store.set(logoutAtom, { local: true }); // ends the checks that still run
  await gateway.close();
  vi.unstubAllGlobals();
});

/** Starts as `boot` does, which has sent the requests before the settings are open. */
const begin = (own: Partial<typeof timing> = {}) => {
  sendStartEarly(25, Promise.resolve());
  return startUp(realSteps(store, { loadLocale: async () => {}, offerRetry, showNotSubscribed }), {
    ...timing,
    ...own,
  });
};
/** Returns the place to which a start has led after the server has answered. */
const start = (own: Partial<typeof timing> = {}) => begin(own).then(({ to, checked = to }) => checked);
const sessions = () => server.db.updateTable('sessions').where('account_id', '=', person.id);

describe('a start against a real server', () => {
  test('a valid session leads into the app', async () => {
    expect(await start()).toBe('/app');
    expect(firstCalls()).toEqual(requested);
    await expect.poll(() => gateway.calls.slice(3)).toEqual([`/farmers/${farmId}`]);
  });

  test('the app opens before the server has answered, unless the farm is chosen at each start', async () => {
    const silent = new Promise<never>(() => undefined);
    gateway.answer = () => silent;
    expect((await begin()).to).toBe('/app');
    await expect.poll(firstCalls).toEqual(requested);
    store.set(askFarmAtom, true);
    gateway.answer = () => null;
    expect(await begin()).toEqual({ to: '/farmers' });
  });

  test('it takes its time, loads the person’s settings, and makes no call without a data server', async () => {
    store.set(serverAtom, null);
    expect(store.get(onlyMineInLastAtom)).toBe(true);
    const began = performance.now();
    expect(await start({ startDelay: 50 })).toBe('/start');
    expect(performance.now() - began).toBeGreaterThan(45);
    expect(store.get(onlyMineInLastAtom)).toBe(false);
    expect(gateway.calls).toEqual([]);
  });

  test('the chosen farm is updated, unless the person is asked for one', async () => {
    expect(await start()).toBe('/app');
    await expect.poll(() => gateway.calls).toContain(`/farmers/${farmId}`);
    gateway.calls.length = 0;
    store.set(askFarmAtom, true);
    expect(await start()).toBe('/farmers');
    await pause(50);
    expect(gateway.calls).not.toContain(`/farmers/${farmId}`);
  });

  test('an expired session (408) goes to /login after one check, without a question', async () => {
    await sessions().set({ expire_at: 1 }).execute();
    gateway.bodyDelay = 30;
    expect(await start()).toBe('/login');
    expect(callsOf('/auth/is-logged')).toBe(1);
    expect([offerRetry.mock.calls.length, isLoggedIn()]).toEqual([0, false]);
  });

  test('a check that answers 416 opens the dialog of the module once, and leads to the farms', async () => {
    gateway.answer = (path) => (path === '/auth/is-logged' ? problem(416)() : null);
    expect(await start()).toBe('/farmers');
    expect(callsOf('/auth/is-logged')).toBe(1);
    expect([offerRetry.mock.calls.length, showNotSubscribed.mock.calls.length]).toEqual([0, 1]);
  });

  test('a revoked token goes to /login after one check, without a question', async () => {
    await sessions().set({ revoked_at: 1 }).execute();
    gateway.bodyDelay = 30;
    expect(await start()).toBe('/login');
    expect(callsOf('/auth/is-logged')).toBe(1);
    expect([offerRetry.mock.calls.length, isLoggedIn()]).toEqual([0, false]);
  });

  // Specification 2: 401 goes to /, also while the start runs
  test('a token that is revoked during the start (401) goes to /, where the guards decide', async () => {
    gateway.bodyDelay = 30;
    gateway.answer = (path) => (path === '/account' ? problem(401)() : null);
    expect(await start()).toBe('/');
    expect([callsOf('/auth/is-logged'), callsOf('/account')]).toEqual([1, 1]);
    expect([offerRetry.mock.calls.length, isLoggedIn()]).toEqual([0, false]);
  });

  test('a logout in another tab during the start goes to /login, without a question', async () => {
    gateway.bodyDelay = 100;
    const started = start();
    await expect.poll(firstCalls).toEqual(requested);
    await store.set(logoutAtom, { local: true });
    expect(await started).toBe('/login');
    expect(offerRetry).not.toHaveBeenCalled();
  });
});

describe('a server that fails at the start', () => {
  test.each([
    ['500', problem(500)],
    ['503', problem(503)],
    ['429', problem(429)],
    ['a portal’s HTML', () => portal()],
    ['a portal’s HTML 401', () => portal(401)],
  ])('%s: three retries, then the dialog, which offers to work offline', async (_, answer) => {
    gateway.answer = answer;
    offerRetry.mockResolvedValue('offline');
    expect(await start()).toBe('/app');
    expect(callsOf('/auth/is-logged')).toBe(4);
    expect(offerRetry.mock.calls).toEqual([[true]]);
    expect(isLoggedIn()).toBe(true);
  });

  test('a retry takes no answer that was sent for before the failure', async () => {
    gateway.answer = async (path) => {
      if (path !== '/auth/is-logged' || callsOf(path) > 1) return null;
      await expect.poll(firstCalls).toEqual(requested);
      return problem(503)();
    };
    expect(await start()).toBe('/app');
    expect(requested.map(callsOf)).toEqual([2, 2, 2]);
  });

  test.each(['/auth/is-logged', '/account', '/farmers'])(
    'a server that does not answer %s counts as no network: the app opens, and checks later',
    async (silent) => {
      const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
        const late = new AbortController();
        setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), 200);
        return late.signal;
      });
      gateway.answer = (path) => (path === silent ? new Promise(() => {}) : null);
      expect(await start()).toBe('/app');
      expect(limits).toHaveBeenCalledWith(3000);
      expect([firstCalls(), gateway.calls.length]).toEqual([requested, 3]);
      expect(offerRetry).not.toHaveBeenCalled();
      limits.mockRestore();
      await expect.poll(() => gateway.calls[3], { timeout: 3000 }).toBe('/auth/is-logged');
    },
  );

  // Specification 4: without network the app opens without a question
  test('without network the app opens without a question', async () => {
    await gateway.close();
    expect(await start()).toBe('/app');
    expect(offerRetry).not.toHaveBeenCalled();
  });

  test('a device without a profile has too little data to work offline', async () => {
    localStorage.removeItem('seguia.profile');
    gateway.answer = problem(500);
    expect(await start()).toBe('/login');
    expect(offerRetry.mock.calls).toEqual([[false]]);
  });
});

describe('in the background of an app that opened without an answer', () => {
  const soon = () => new Backoff(undefined, () => -0.99); // pauses of milliseconds
  const events: SessionEvent[] = [];
  let stop: () => void;
  beforeEach(() => {
    events.length = 0;
    stop = onSessionEvent((event) => events.push(event));
  });
  afterEach(() => stop());

  test('the session is checked until the server answers; then profile and farm are fetched', async () => {
    let answers = 0;
    gateway.answer = () => ((answers += 1) < 3 ? problem(503)() : null);
    await server.db.updateTable('accounts').set({ firstname: 'Salma' }).where('id', '=', person.id).execute();
    await checkLater(soon());
    expect(gateway.calls.slice(0, 4)).toEqual([...Array<string>(3).fill('/auth/is-logged'), '/account']);
    expect(gateway.calls.at(-1)).toMatch(/^\/farmers\/.+/);
    expect(readProfile()?.firstname).toBe('Salma');
  });

  test('an invalid session ends, and the shell learns it', async () => {
    await sessions().set({ revoked_at: 1 }).execute();
    await checkLater(soon());
    expect([isLoggedIn(), events]).toEqual([false, [{ kind: 'unauthorized' }]]);
  });

  test('an expired session ends as everywhere', async () => {
    await sessions().set({ expire_at: 1 }).execute();
    await checkLater(soon());
    expect([isLoggedIn(), events]).toEqual([false, [{ kind: 'expired' }]]);
  });

  test('a farm that lost the module is reported once, and not asked for again', async () => {
    await server.db.updateTable('farmers').set({ modules: '[]' }).execute();
    await checkLater(soon());
    expect(events).toMatchObject([{ kind: 'not-subscribed' }]);
    await server.db.updateTable('farmers').set({ modules: '["fertirrigation"]' }).execute();
  });

  test('logging out ends the checks', async () => {
    gateway.answer = problem(503);
    const checking = checkLater(soon());
    await expect.poll(() => gateway.calls.length).toBeGreaterThan(1);
    await store.set(logoutAtom, { local: true });
    await checking;
    await pause(100); // a request that was given up may still be on its way
    const { length } = gateway.calls;
    await pause(200);
    expect(gateway.calls).toHaveLength(length);
  });
});
