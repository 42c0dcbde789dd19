// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startDataServer, testPassword, type TestDataServer } from '@seguia/testing/data-server';
import { call } from '../api/api-error.ts';
import { apiAtom } from '../api/api.ts';
import { deviceName } from './device-name.ts';
import { chooseFarmAtom, farmersAtom, loadFarmersAtom } from './farmers.ts';
import { readFarmChoice } from '../account/farm-choice.ts';
import { imageToDataUrl } from '../settings/image-to-data-url.ts';
import { loginAtom } from './login.ts';
import { logoutAtom } from './logout.ts';
import { checkSession } from './restore.ts';
import { setServerAtom } from '../account/change-server.ts';
import { serverAtom } from '../account/server.ts';
import { isSession } from '../account/account.ts';
import { isLoggedIn, lastEmailAtom, profileAtom, readSession } from '../account/session.ts';
import { onSessionEvent, type SessionEvent } from '../account/session-events.ts';
import { loadCustomParamsAtom, onlyMineInLastAtom, themeAtom } from '../settings/settings.ts';
import { connectStore } from '../storage/stored-atom.ts';

let server: TestDataServer;
let events: SessionEvent[];
let store: ReturnType<typeof createStore>;
const after: (() => void)[] = [];

beforeEach(async () => {
  localStorage.clear();
  server = await startDataServer();
  store = createStore();
  events = [];
  after.push(
    connectStore(store),
    onSessionEvent((event) => events.push(event)),
  );
  store.set(setServerAtom, server.url);
});

afterEach(async () => {
  for (const stop of after.splice(0)) stop();
  await server.close();
  vi.restoreAllMocks();
});

async function logIn(farms: { name: string; modules?: string[] }[] = [{ name: 'Oasis' }]) {
  const made = [];
  for (const farm of farms) made.push(await server.addFarm(farm));
  const person = await server.addPerson(made);
  await store.set(loginAtom, { email: person.email, password: testPassword });
  return { person, farms: made };
}

describe('session', () => {
  test('logged in means token, device token and the three timestamps are all present', () => {
    const whole = { token: 't', deviceToken: 'd', createdAt: 1, updatedAt: 2, expireAt: 3 };
    expect(isSession(whole)).toBe(true);
    for (const key of Object.keys(whole)) expect(isSession({ ...whole, [key]: undefined }), key).toBe(false);
  });

  test('login success: tokens stored, then profile loaded, and the e-mail kept', async () => {
    const { person } = await logIn();
    expect(isLoggedIn()).toBe(true);
    expect(store.get(profileAtom)).toMatchObject({ email: person.email, firstname: 'Nadia' });
    expect(store.get(lastEmailAtom)).toBe(person.email);
  });

  test('401: local logout, go to /', async () => {
    const { person } = await logIn();
    await server.db.deleteFrom('sessions').where('account_id', '=', person.id).execute();
    await expect(call(store.get(apiAtom).GET('/account'))).rejects.toMatchObject({ status: 401 });
    expect(isLoggedIn()).toBe(false);
    expect(events).toEqual([{ kind: 'unauthorized' }]);
  });

  test('408 session timeout: local logout, go to /login', async () => {
    const { person } = await logIn();
    await server.db.updateTable('sessions').set({ expire_at: 1 }).where('account_id', '=', person.id).execute();
    await expect(call(store.get(apiAtom).GET('/account'))).rejects.toMatchObject({ status: 408 });
    expect(isLoggedIn()).toBe(false);
    expect(events).toEqual([{ kind: 'expired' }]);
  });

  test('416 module not subscribed: the event names the farm, which is not chosen', async () => {
    const { farms } = await logIn([{ name: 'Ferme', modules: [] }]);
    await expect(store.set(chooseFarmAtom, farms[0]!.id)).rejects.toMatchObject({ status: 416 });
    expect(events).toEqual([{ kind: 'not-subscribed', farmerId: farms[0]!.id }]);
    expect(readFarmChoice().farm).toBeNull();
    expect(isLoggedIn()).toBe(true);
  });

  test('416 of a list of the farm that is open is reported once, and the farm stays chosen until the dialog is closed', async () => {
    const { farms } = await logIn();
    const id = farms[0]!.id;
    await store.set(chooseFarmAtom, id);
    await server.db.updateTable('farmers').set({ modules: '[]' }).where('id', '=', id).execute();
    const list = () =>
      call(store.get(apiAtom).GET('/farmers/{farmer_id}/plots', { params: { path: { farmer_id: id } } }));
    for (let times = 0; times < 2; times += 1) await expect(list()).rejects.toMatchObject({ status: 416 });
    expect(events).toEqual([{ kind: 'not-subscribed', farmerId: id }]);
    expect(readFarmChoice().farm?.id).toBe(id);
  });

  test('the session check reports that the state is not valid', async () => {
    const { person } = await logIn();
    expect(await checkSession()).toBe('valid');
    await server.db.deleteFrom('sessions').where('account_id', '=', person.id).execute();
    expect(await checkSession()).toBe('invalid');
  });

  test('other statuses are passed on', async () => {
    await logIn();
    const missing = store.get(apiAtom).GET('/farmers/{farmer_id}', {
      params: { path: { farmer_id: '0198c0de-0000-7000-8000-000000000000' } },
    });
    await expect(call(missing)).rejects.toMatchObject({ kind: 'problem', status: 404 });
    expect(events).toEqual([]);
    expect(isLoggedIn()).toBe(true);
  });
});

describe('logout', () => {
  test('clears the session; language, theme, last e-mail and farm choice stay', async () => {
    const { person, farms } = await logIn();
    store.set(themeAtom, 'dark');
    await store.set(chooseFarmAtom, farms[0]!.id);
    const token = readSession()!.token;
    await store.set(logoutAtom, {});
    expect(isLoggedIn()).toBe(false);
    expect(store.get(profileAtom)).toBeNull();
    expect(store.get(themeAtom)).toBe('dark');
    expect(store.get(lastEmailAtom)).toBe(person.email);
    const stored = Object.entries(localStorage).map(([key, value]) => key + String(value));
    expect(stored.join()).not.toContain(token);
    await store.set(loginAtom, { email: person.email, password: testPassword });
    expect(readFarmChoice().farm?.id).toBe(farms[0]!.id);
  });

  test('tells the server, which revokes the token', async () => {
    await logIn();
    const { token } = readSession()!;
    await store.set(logoutAtom, {});
    const still = async () => {
      const headers = { authorization: `Bearer ${token}`, 'date-format': 'timestamp' };
      return ((await (await fetch(`${server.url}/v2/auth/is-logged`, { headers })).json()) as { state: boolean }).state;
    };
    await expect.poll(still).toBe(false);
  });

  test('no call of the old account leaves after it', async () => {
    await logIn();
    const api = store.get(apiAtom);
    await store.set(logoutAtom, { local: true });
    const sent = vi.spyOn(globalThis, 'fetch');
    await expect(call(api.GET('/account'))).rejects.toThrow();
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('farms', () => {
  test('Fetching farmers without a token fails with "Auth token not found, please login first." and sends nothing', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    await expect(store.set(loadFarmersAtom, 'first')).rejects.toThrow('Auth token not found, please login first.');
    expect(sent).not.toHaveBeenCalled();
  });

  test('first page replaces the list, later pages append, the default page size is 25', async () => {
    await logIn(Array.from({ length: 27 }, (_, index) => ({ name: `Ferme ${index}` })));
    await store.set(loadFarmersAtom, 'first');
    expect(store.get(farmersAtom)).toMatchObject({ total: 27, currentPage: 1, perPage: 25 });
    expect(store.get(farmersAtom).list).toHaveLength(25);
    await store.set(loadFarmersAtom, 'more');
    expect(store.get(farmersAtom).list).toHaveLength(27);
    await store.set(loadFarmersAtom, 'more');
    expect(store.get(farmersAtom).currentPage).toBe(2);
    await store.set(loadFarmersAtom, 'first', { perPage: 5 });
    expect(store.get(farmersAtom).list).toHaveLength(5);
  });
});

describe('small rules', () => {
  test('server address: trimmed, trailing slash dropped', () => {
    store.set(setServerAtom, '  https://api.souss.example/ ');
    expect(store.get(serverAtom)).toBe('https://api.souss.example');
  });

  test('login device name: browser ( and the first 8 characters of a random UUID and )', async () => {
    const [first, two] = [await deviceName(), await deviceName()];
    expect(first).toMatch(/^browser \([\da-f]{8}\)$/);
    expect(first).not.toBe(two);
  });

  test('display_only_mine_in_last: true at construction, false when the saved key does not yet exist', () => {
    expect(store.get(onlyMineInLastAtom)).toBe(true);
    store.set(loadCustomParamsAtom);
    expect(store.get(onlyMineInLastAtom)).toBe(false);
    store.set(onlyMineInLastAtom, true);
    expect(JSON.parse(localStorage.getItem('custom_params')!)).toEqual({ display_only_mine_in_last: true });
    expect(store.get(onlyMineInLastAtom)).toBe(true);
  });

  test('image fetch failure: logged, null returned', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    expect(await imageToDataUrl(`${server.url}/v2/no-picture.png`)).toBeNull();
    expect(logged).toHaveBeenCalledOnce();
    expect(await imageToDataUrl('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA');
  });
});
