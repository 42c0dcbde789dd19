import 'fake-indexeddb/auto';
import { loggedInStore } from '@seguia/testing/logged-in-store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearCache } from '../local/clear-cache.ts';
import { needFarmDevice, farmDeviceAtom } from '../local/farm-device.ts';
import { offlineStateAtom } from './offline-state.ts';
import { workerState } from './worker-state.ts';
import { wholeMark } from '../database/marks.ts';
import { seriesKey } from '../database/series-key.ts';

beforeEach(() => void vi.stubGlobal('navigator', { serviceWorker: {} }));
afterEach(() => void vi.unstubAllGlobals());

/** The browser's cache in which the service worker notes its set. */
function holdFiles(current: object | null): void {
  const match = async (path: string) => (path === workerState.path ? Response.json({ current }) : undefined);
  vi.stubGlobal('caches', { has: async (name: string) => name === workerState.cache, open: async () => ({ match }) });
}

/** A device of a farm with one running campaign, watched as a screen does. */
async function watched() {
  const { store } = loggedInStore();
  const { device } = needFarmDevice(store.get(farmDeviceAtom));
  const db = await device.db();
  const item = { id: 'c', name: 'Tomate', startDate: '2000-01-01', endDate: '2999-12-31' };
  await db.put('campaigns', { id: 'c', farm: 'farm', item } as never);
  const leave = store.sub(offlineStateAtom, () => undefined);
  await vi.waitFor(() => expect(store.get(offlineStateAtom)).toBeDefined());
  return { device, db, state: () => store.get(offlineStateAtom), leave };
}

test('a device is ready once it holds the app, the lists and each running campaign, and not after these were cleared', async () => {
  holdFiles({});
  const { device, db, state } = await watched();
  await vi.waitFor(() =>
    expect(state()).toEqual({ app: true, lists: false, running: 1, missing: ['Tomate'], ready: false }),
  );
  await db.put('marks', { mark: '', at: 1 }, wholeMark('farm'));
  device.changes.announce('marks');
  await vi.waitFor(() => expect(state()).toMatchObject({ lists: true, ready: false }));
  const key = seriesKey('farm', { campaignId: 'c', resolution: 'day' });
  await db.put('series', { key, farm: 'farm', fetchedAt: 1, etag: null, series: {} } as never);
  device.changes.announce('series');
  await vi.waitFor(() => expect(state()).toMatchObject({ missing: [], ready: true }));
  await clearCache(device);
  await vi.waitFor(() => expect(state()).toMatchObject({ lists: false, ready: false }));
});

test('a device with all of the data is not ready while the app itself is not on it', async () => {
  holdFiles(null);
  const { device, db, state } = await watched();
  await db.clear('campaigns');
  await db.put('marks', { mark: '', at: 1 }, wholeMark('farm'));
  device.changes.announce('marks', 'campaigns');
  await vi.waitFor(() => expect(state()).toEqual({ app: false, lists: true, running: 0, missing: [], ready: false }));
  holdFiles({});
  await vi.waitFor(() => expect(state()).toMatchObject({ app: true, ready: true }), { timeout: 20_000 });
});

test('a browser that can have no service worker promises nothing', async () => {
  const { device, state } = await watched();
  vi.stubGlobal('navigator', {});
  device.changes.announce('campaigns');
  await vi.waitFor(() => expect(state()).toBeUndefined());
});

test('nothing looks for the app’s files after the screen was left, also where a look was on its way', async () => {
  let answer: (has: boolean) => void = () => undefined;
  const has = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  vi.stubGlobal('caches', { has });
  const { leave } = await watched();
  leave();
  const timer = vi.spyOn(globalThis, 'setTimeout');
  answer(false);
  await new Promise(setImmediate);
  expect(has).toHaveBeenCalledTimes(1);
  expect(timer).not.toHaveBeenCalled();
  timer.mockRestore();
});
