// @vitest-environment happy-dom
// A browser keeps a page that was left and shows it again as it was. Meanwhile it receives no messages of other pages, so the tests write
// to the disk what another page has written, and nothing more.
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { createStore } from 'jotai';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startDataServer, testPassword, type TestDataServer, type TestPerson } from '@seguia/testing/data-server';
import { Gateway } from '@seguia/testing/gateway';
import { sessionKey } from '../account/account.ts';
import { serverAtom } from '../account/server.ts';
import { isLoggedIn } from '../account/session.ts';
import { loginAtom } from '../login/login.ts';
import { checkSession, fetchProfile } from '../login/restore.ts';
import { readFromDisk, settingsDatabase } from '../storage/durable-settings.ts';
import { openStorage, storageWritten } from '../storage/storage.ts';

let server: TestDataServer;
let gateway: Gateway;
let youssef: TestPerson;
const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);

beforeAll(async () => {
  server = await startDataServer();
  await openStorage();
});
afterAll(() => server.close());
beforeEach(async () => {
  gateway = await Gateway.start(server.url);
  const store = createStore();
  store.set(serverAtom, gateway.url);
  youssef = await server.addPerson([await server.addFarm()]);
  await store.set(loginAtom, { email: youssef.email, password: testPassword });
  await storageWritten();
  gateway.calls.length = 0;
  reload.mockClear();
});
afterEach(() => gateway.close());

const ofManager = JSON.stringify({ token: 'manager', deviceToken: 'd', createdAt: 1, updatedAt: 1, expireAt: 9 });

async function inAnotherPage(session: string | null): Promise<void> {
  const db = await openDB(settingsDatabase);
  await (session === null ? db.delete('settings', sessionKey) : db.put('settings', session, sessionKey));
  db.close();
}

const showAgain = (persisted = true) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a page that is shown again after somebody else logged in forgets its session, sends nothing, and is loaded anew', async () => {
  await inAnotherPage(ofManager);
  showAgain();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(isLoggedIn()).toBe(false);
  await expect(checkSession()).rejects.toThrow('Auth token not found');
  expect([gateway.calls, await readFromDisk([sessionKey])]).toEqual([[], [ofManager]]);
});

test('a page that is shown again after a logout is loaded anew', async () => {
  await inAnotherPage(null);
  showAgain();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('a page that is shown again with the same session goes on', async () => {
  showAgain();
  expect(await checkSession()).toBe('valid');
  expect(reload).not.toHaveBeenCalled();
});

test('a refused token does not end the session of who logged in meanwhile', async () => {
  await server.db.updateTable('sessions').where('account_id', '=', youssef.id).set({ revoked_at: 1 }).execute();
  await inAnotherPage(ofManager);
  await expect(fetchProfile()).rejects.toMatchObject({ status: 401 });
  await storageWritten();
  expect([isLoggedIn(), await readFromDisk([sessionKey])]).toEqual([false, [ofManager]]);
});

test('a refused token ends its own session on the disk', async () => {
  await server.db.updateTable('sessions').where('account_id', '=', youssef.id).set({ revoked_at: 1 }).execute();
  await expect(fetchProfile()).rejects.toMatchObject({ status: 401 });
  await storageWritten();
  expect([isLoggedIn(), await readFromDisk([sessionKey])]).toEqual([false, [null]]);
});
