import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { insertAll } from '../../../../data-server/src/database/statements/bulk.ts';
import { rowsOf } from '@seguia/testing/reading-rows';
import type { TestFarm } from '../../../../data-server/testing/test-farm.ts';
import { addDays, farmNow } from '../../domain/farm-time.ts';
import { startDataServer, type TestDataServer, type TestPerson } from '@seguia/testing/data-server';
import { TestDevice, testClock } from '@seguia/testing/test-device';
import { markKey } from '../database/marks.ts';
import { fetchOlder } from './older-readings.ts';
import { fillCampaigns } from '../../sync/pull/pull.ts';
import { ReadingList } from './reading-list.ts';
import type { ReadingQuery } from './reading-query.ts';

let server: TestDataServer;
let farm: TestFarm;
let plots: string[];
let person: TestPerson;
let device: TestDevice;
let online = true;
const today = farmNow(testClock).date;

beforeAll(async () => {
  server = await startDataServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  online = true;
  farm = await server.addFarm();
  plots = [await farm.addPlot(), await farm.addPlot()];
  person = await server.addPerson([farm]);
  const other = await server.addPerson([farm]);
  // Two readings a day and plot for 200 days, and readings from long ago.
  const days = Array.from({ length: 200 }, (_, day) => addDays(today, -1 - day));
  const readings = [...days, addDays(today, -900)].flatMap((date) =>
    plots.flatMap((plotId) =>
      ['08:00', '17:00'].map((time) => ({ plotId, date, time, author: time < '12' ? person : other })),
    ),
  );
  await insertAll(server.db, 'readings', rowsOf(farm.id, testClock, readings));
  await server.db.updateTable('farmers').set({ change_no: 5000 }).where('id', '=', farm.id).execute();
  const send = (request: Request) => (online ? fetch(request) : Promise.reject(new TypeError('Failed to fetch')));
  device = new TestDevice({ url: server.url, farmId: farm.id, person, fetch: send });
});

function open(query: ReadingQuery = {}) {
  const list = new ReadingList(device.source, query, (before) => fetchOlder(device.api, device.source, query, before));
  const stop = list.subscribe(() => {});
  const settled = async () => {
    await vi.waitFor(() => expect(list.snapshot()).toMatchObject({ loading: false, rows: expect.any(Array) }), 10_000);
    return list.snapshot();
  };
  const all = async () => {
    for (;;) {
      const state = await settled();
      if (!state.hasMore || state.error) return state;
      const before = state.rows?.length ?? 0;
      list.loadMore();
      await vi.waitFor(
        () => expect((list.snapshot().rows?.length ?? 0) > before || !list.snapshot().hasMore).toBe(true),
        10_000,
      );
    }
  };
  return { list, settled, all, stop };
}

test('the window comes from the device, what is older page by page from the server, and is kept', async () => {
  await device.pull();
  expect(await (await device.source.device.db()).count('readings')).toBe(480);
  const history = open();
  expect((await history.settled()).rows).toHaveLength(50);
  const everything = await history.all();
  expect(everything.rows).toHaveLength(804);
  expect(new Set(everything.rows?.map(({ id }) => id)).size).toBe(804);
  const instants = everything.rows?.map(({ timestamp }) => timestamp) ?? [];
  expect(instants).toEqual(instants.toSorted((a, b) => b - a));
  await vi.waitFor(() => expect(history.list.snapshot().total).toBe(804));
  history.stop();

  online = false;
  const again = open();
  expect((await again.all()).rows).toHaveLength(804);
  again.stop();
});

test('without network the list ends where the device’s data ends, says why, and goes on when asked again', async () => {
  await device.pull();
  online = false;
  const history = open({ plotId: plots[0] });
  const state = await history.all();
  expect(state).toMatchObject({ error: { kind: 'offline' } });
  expect(state.rows).toHaveLength(240);
  online = true;
  history.list.loadMore();
  await vi.waitFor(() => expect(history.list.snapshot().error).toBeNull());
  expect((await history.all()).rows).toHaveLength(402);
  history.stop();
});

test.each([
  [{ createdBy: 'me' }, 402],
  [{ from: addDays(today, -10), to: addDays(today, -2) }, 36],
  [{ from: addDays(today, -150), to: addDays(today, -141) }, 40],
  [{ to: addDays(today, -300) }, 4],
])('filters reach beyond the device: %o', async (query, count) => {
  await device.pull();
  const history = open(query);
  expect((await history.all()).rows).toHaveLength(count);
  history.stop();
});

test('a variety’s readings are those of the days it stood in each plot', async () => {
  const [first = '', second = ''] = plots;
  const torry = await farm.addCropType();
  await farm.plant(first, torry, addDays(today, -20), addDays(today, -11));
  await farm.plant(second, torry, addDays(today, -5));
  await device.pull();
  const history = open({ cropTypeId: torry });
  expect((await history.all()).rows).toHaveLength(10 * 2 + 5 * 2);
  history.stop();
});

test('a new reading comes on top at once, a deleted one goes, and what was shown stays', async () => {
  await device.pull();
  const history = open({ limit: 20 });
  await history.settled();
  history.list.loadMore();
  await vi.waitFor(() => expect(history.list.snapshot().rows).toHaveLength(40));
  const { id } = await device.save({ plotId: plots[0] ?? '', intakeEc: 2 });
  await vi.waitFor(() => expect(history.list.snapshot().rows?.[0]).toMatchObject({ id, state: 'waiting' }));
  expect(history.list.snapshot().rows).toHaveLength(41);
  await device.delete(id);
  await vi.waitFor(() => expect(history.list.snapshot().rows).toHaveLength(40));
  history.stop();
});

test('before the first pull has ended the newest readings are there all the same', async () => {
  const history = open();
  const state = await history.settled();
  expect(state.rows).toHaveLength(50);
  expect(state.rows?.[0]).toMatchObject({ date: addDays(today, -1) });
  history.stop();
});

test('the readings of a campaign that runs are on the device as far back as it began', async () => {
  const at = { created_at: 1, updated_at: 1, deleted_at: null, version: 1, change_no: 5001, created_by: person.id };
  const campaign = {
    ...at,
    farmer_id: farm.id,
    id: farm.id,
    name: 'Été',
    visibility: 'all_apps' as const,
    app: 'seguia',
  };
  const dates = { start_date: addDays(today, -180), end_date: addDays(today, 30) };
  await server.db
    .insertInto('campaigns')
    .values({ ...campaign, ...dates })
    .execute();
  await server.db.updateTable('farmers').set({ change_no: 5001 }).where('id', '=', farm.id).execute();
  await device.pull();
  await fillCampaigns(device.api, device.source, AbortSignal.timeout(10_000));
  expect(await (await device.source.device.db()).count('readings')).toBe(180 * 4);
  online = false;
  const history = open({ from: addDays(today, -180) });
  expect(await history.all()).toMatchObject({ rows: { length: 720 }, error: null });
  history.stop();
});

/** Makes the next pull fetch everything again, as after a restore of the server. */
async function forgetMark(): Promise<void> {
  const db = await device.source.device.db();
  const key = markKey(farm.id, 'readings');
  await db.put('marks', { ...(await db.get('marks', key)), mark: 'another-epoch.9' }, key);
}

test('an answer of before a pull of everything anew leaves no hole in the list', async () => {
  await device.pull();
  const [begun, pulled] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const list = new ReadingList(device.source, { limit: 804 }, async (before) => {
    const floor = await fetchOlder(device.api, device.source, {}, before);
    begun.resolve();
    await pulled.promise;
    return floor;
  });
  const stop = list.subscribe(() => {});
  const shows = (length: number) => vi.waitFor(() => expect(list.snapshot().rows).toHaveLength(length), 15_000);
  await begun.promise;
  await shows(508); // the window and a week
  await forgetMark();
  await device.pull();
  await shows(480);
  pulled.resolve();
  await shows(804);
  stop();
});

test('what a pull of everything anew took from the device comes from the server once more', async () => {
  await device.pull();
  const history = open();
  expect((await history.all()).rows).toHaveLength(804);
  await forgetMark();
  await device.pull();
  const db = await device.source.device.db();
  await vi.waitFor(async () => expect(await db.count('readings')).toBe(804), 10_000);
  expect((await history.all()).rows).toHaveLength(804);
  history.stop();
});
