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
import { endSession } from '../account/end-session.ts';
import { isLoggedIn } from '../account/session.ts';
import { loginAtom } from '../login/login.ts';
import { checkSession, fetchProfile } from '../login/restore.ts';
import { readFromDisk, settingsDatabase } from '../storage/durable-settings.ts';
import { openStorage, readStored, storageWritten, writeStored } from '../storage/storage.ts';

let server: TestDataServer;
let gateway: Gateway;
let youssef: TestPerson;
const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);

beforeAll(async () => {
  server = await startDataServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await openStorage(); // a page that was outdated stores nothing any more: each test is another page
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

async function inAnotherPage(text: string | null, key: string = sessionKey): Promise<void> {
  const db = await openDB(settingsDatabase);
  await (text === null ? db.delete('settings', key) : db.put('settings', text, key));
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

test('a token that is refused before the page is loaded anew does not end the session of who logged in meanwhile', async () => {
  await inAnotherPage(ofManager);
  await inAnotherPage('{"id":"manager"}', 'seguia.profile');
  showAgain();
  endSession();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  endSession();
  await storageWritten();
  expect(await readFromDisk([sessionKey, 'seguia.profile'])).toEqual([ofManager, '{"id":"manager"}']);
});

test('a page that is shown again reads the settings that another one has changed', async () => {
  await inAnotherPage('"other farm"', 'seguia.farm');
  await inAnotherPage(null, 'seguia.profile');
  showAgain();
  await vi.waitFor(() =>
    expect([readStored('seguia.farm'), readStored('seguia.profile')]).toEqual(['"other farm"', null]),
  );
});

test('a logout removes all that the session had, also what another page has changed', async () => {
  await inAnotherPage('{"id":"youssef","name":"changed"}', 'seguia.profile');
  showAgain();
  endSession();
  await storageWritten();
  expect(await readFromDisk([sessionKey, 'seguia.profile'])).toEqual([null, null]);
});

test('a login stores its session after the profile of the session before is gone', async () => {
  const order: string[] = [];
  const { put, delete: remove } = IDBObjectStore.prototype;
  const puts = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    order.push(`put ${JSON.stringify(args[1])}`);
    return put.apply(this, args);
  });
  const removals = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (
    this: IDBObjectStore,
    key,
  ) {
    order.push(`delete ${JSON.stringify(key)}`);
    return remove.call(this, key);
  });
  endSession();
  writeStored(sessionKey, ofManager);
  await storageWritten();
  puts.mockRestore();
  removals.mockRestore();
  expect(order).toEqual([`delete "${sessionKey}"`, 'delete "seguia.profile"', `put "${sessionKey}"`]);
});

test('a refused token ends its own session on the disk', async () => {
  await server.db.updateTable('sessions').where('account_id', '=', youssef.id).set({ revoked_at: 1 }).execute();
  await expect(fetchProfile()).rejects.toMatchObject({ status: 401 });
  await storageWritten();
  expect([isLoggedIn(), await readFromDisk([sessionKey])]).toEqual([false, [null]]);
});
