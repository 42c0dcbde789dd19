// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { snake } from '@seguia/openapi';
import { farmAtom, farmChoiceAtom } from '../session/account/farm-choice.ts';
import { canAtom } from '../session/settings/can.ts';
import { deviceAtom, farmDeviceAtom } from '../device/local/farm-device.ts';
import type { OutboxEntry } from '../device/database/rows.ts';
import { addPhoto } from '../device/photos/add-photo.ts';
import { aPhoto } from '@seguia/testing/photos';
import { saveReading } from '../device/outbox/save-reading.ts';
import { json, problem } from '@seguia/testing/scripted-api';
import { loggedInStore } from '@seguia/testing/logged-in-store';
import { pullAtom, syncNowAtom, syncStatusAtom } from './sync-atoms.ts';

let answer: (url: string) => Response | Error;
let requestCount: number;
const stops: (() => void)[] = [];
beforeEach(() => {
  requestCount = 0;
  answer = () => json({ data: [], meta: { sync_date: '1', has_more: false, total: 0, current_page: 1, per_page: 25 } });
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    requestCount += 1;
    const next = answer(url);
    if (next instanceof Error) throw next;
    return next;
  });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const watch = (store = loggedInStore().store) => {
  stops.push(store.sub(syncStatusAtom, () => {}));
  return store;
};
const soon = { timeout: 10_000 };

test('makes no call if nobody is logged in', async () => {
  const store = watch(createStore());
  expect(store.get(syncStatusAtom)).toEqual({
    online: true,
    waiting: 0,
    refused: 0,
    conflicts: 0,
    syncing: false,
    lastPullAt: null,
    dataSince: null,
    behind: false,
    error: null,
    needsLogin: false,
    farmClosed: false,
  });
  await expect(store.set(pullAtom)).rejects.toMatchObject({ kind: 'offline' });
  store.set(syncNowAtom);
  expect(requestCount).toBe(0);
});

test('a pull says whether something changed, and runs by itself while the status is on the screen', async () => {
  const store = watch();
  await vi.waitFor(() => expect(store.get(syncStatusAtom).lastPullAt).not.toBeNull(), soon);
  expect(await store.set(pullAtom)).toBe('up-to-date');
  answer = () => json({ data: [], meta: { sync_date: '2', has_more: false, deleted_ids: ['x'] } });
  expect(await store.set(pullAtom)).toBe('updated');
  expect(store.get(syncStatusAtom)).toMatchObject({ online: true, error: null, needsLogin: false });
});

const gateway = (status: number) => new Response('<h1>', { status, headers: { 'content-type': 'text/html' } });

test.each([
  ['a gateway that wants a login', () => gateway(401), true, true],
  ['one whose login is over', () => gateway(408), true, true],
  ['a server that fails', () => problem(500), false, true],
  ['no network', () => new TypeError('Failed to fetch'), false, false],
])('names the problem: %s', async (_what, failing, needsLogin, online) => {
  answer = failing;
  const store = watch();
  await expect(store.set(pullAtom)).rejects.toMatchObject({ name: 'ApiError' });
  expect(store.get(syncStatusAtom)).toMatchObject({ needsLogin, online, error: { name: 'ApiError' } });
});

test.each([
  ['the farm is not there, or not for this account', () => problem(404), true],
  ['a portal’s page is no word about the farm', () => gateway(404), false],
  ['the right to see its plots was taken away, the farm is there', () => problem(403), false],
])('distinguishes a closed farm from other problems: %s', async (_what, failing, farmClosed) => {
  const fine = answer;
  answer = failing;
  const store = watch();
  await store.set(pullAtom).catch(() => undefined);
  expect(store.get(syncStatusAtom).farmClosed).toBe(farmClosed);
  answer = fine;
  await store.set(pullAtom);
  expect(store.get(syncStatusAtom).farmClosed).toBe(false);
});

test('a 404 of another list than the plots says nothing about the farm', async () => {
  const fine = answer;
  answer = (url) => (url.includes('/crops') ? problem(404) : fine(url));
  const store = watch();
  await store.set(pullAtom).catch(() => undefined);
  expect(store.get(syncStatusAtom).farmClosed).toBe(false);
});

test('believes the browser that there is no network', () => {
  const store = watch();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  globalThis.dispatchEvent(new Event('offline'));
  expect(store.get(syncStatusAtom).online).toBe(false);
  onLine.mockReturnValue(true);
  globalThis.dispatchEvent(new Event('online'));
  expect(store.get(syncStatusAtom).online).toBe(true);
  onLine.mockRestore();
});

test('counts readings and photos by their state, each once', async () => {
  answer = () => new TypeError('Failed to fetch');
  const { store, me } = loggedInStore();
  const source = store.get(farmDeviceAtom)!;
  const reading = { plotId: 'p', date: '2026-06-15', time: '10:30', entryType: 'value', intakeEc: 2 } as const;
  const db = await store.get(deviceAtom)!.db();
  for (const state of ['waiting', 'waiting', 'refused', 'conflict', 'conflict', 'conflict'] as const) {
    const { id } = await saveReading(source, me, reading);
    const [entry] = await db.getAllFromIndex('outbox', 'reading', id);
    await db.put('outbox', { ...(entry as OutboxEntry), state });
  }
  // A photo that never gets through needs the person, too.
  const [entry] = await db.getAll('readings');
  await addPhoto(source, { readingId: entry!.id, picture: aPhoto() });
  const [photo] = await db.getAll('photoEntries');
  await db.put('photoEntries', { ...photo!, state: 'refused' });
  // What waits on another farm counts as well.
  const hasReading = true;
  await db.put('photoEntries', { ...photo!, id: 'in another farm', farm: 'other', readingId: 'other', hasReading });
  watch(store);
  const counts = { waiting: 3, refused: 2, conflicts: 3 };
  await vi.waitFor(() => expect(store.get(syncStatusAtom)).toMatchObject(counts), soon);
  store.set(farmChoiceAtom, { farm: null, ask: false });
  expect(store.get(farmDeviceAtom)).toBeNull();
  await vi.waitFor(() => expect(store.get(syncStatusAtom)).toMatchObject(counts), soon);
});

test('learns another role after a while, also if the app stays open', async () => {
  const list = answer;
  const store = watch();
  await vi.waitFor(() => expect(store.get(syncStatusAtom).lastPullAt).not.toBeNull(), soon);
  expect(store.get(canAtom)('fertirrigation.create')).toBe(false);
  const farm = snake({ ...store.get(farmAtom), permissions: ['fertirrigation.create'] });
  let looks = 0;
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (!/\/farmers\/[^/]+$/.test(url)) return list(url);
    looks += 1;
    return json(farm);
  });
  await store.set(pullAtom);
  expect(store.get(canAtom)('fertirrigation.create')).toBe(false);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_000 });
  await store.set(pullAtom);
  await vi.waitFor(() => expect(store.get(canAtom)('fertirrigation.create')).toBe(true), soon);
  // It looks after a while again, not with each pull.
  await store.set(pullAtom);
  expect(looks).toBe(1);
});

test('listens to the network as long as the status is on the screen', () => {
  const [added, removed] = [vi.spyOn(globalThis, 'addEventListener'), vi.spyOn(globalThis, 'removeEventListener')];
  const { store } = loggedInStore();
  store.sub(syncStatusAtom, () => {})();
  const [online] = added.mock.calls.filter(([type]) => type === 'offline');
  expect(removed.mock.calls.map(([type, listener]) => [type, listener])).toEqual([
    ['online', online?.[1]],
    ['offline', online?.[1]],
  ]);
  vi.restoreAllMocks();
});
