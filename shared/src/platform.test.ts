import 'fake-indexeddb/auto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStore, type Atom, type Store } from 'jotai';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { TestFarm } from '../../data-server/testing/test-farm.ts';
import {
  askFarmAtom,
  bandsAtom,
  campaignsAtom,
  chooseFarmAtom,
  deleteCampaignAtom,
  deleteReadingAtom,
  dripperMemoryAtom,
  farmAtom,
  lastPlotAtom,
  loadRevisionsAtom,
  loadSeriesAtom,
  loginAtom,
  logoutAtom,
  newestFromDrippersAtom,
  newestReadingsAtom,
  onlyIrrigationPlotsAtom,
  outboxAtom,
  plotsAtom,
  pullAtom,
  restoreReadingAtom,
  saveBandAtom,
  saveCampaignAtom,
  sessionAtom,
  saveReadingAtom,
  setServerAtom,
  syncStatusAtom,
  testServerAtom,
  undoDeleteAtom,
  visiblePlotsAtom,
} from './platform.ts';
import { addDays, farmNow, zoneClock } from './domain/farm-time.ts';
import { newId } from './domain/uuid.ts';
import { onSessionEvent, type SessionEvent } from './session/account/session-events.ts';
import { connectStore } from './session/storage/stored-atom.ts';
import { MemoryStorage } from '@seguia/testing/memory-storage';
import { startDataServer, testPassword, type TestDataServer } from '@seguia/testing/data-server';

let server: TestDataServer;
let farm: TestFarm;
let plotId: string;
let store: Store;
const stops: (() => void)[] = [];
vi.setConfig({ testTimeout: 60_000 });
const { date: today, time } = farmNow(zoneClock('Asia/Kolkata'), Date.now() - 60_000);
const earlier = farmNow(zoneClock('Asia/Kolkata'), Date.now() - 300_000);

beforeAll(async () => {
  server = await startDataServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  farm = await server.addFarm();
  plotId = await farm.addPlot();
  store = createStore();
  stops.push(connectStore(store));
  store.set(setServerAtom, `${server.url}/`);
});
afterEach(() => {
  for (const stop of stops.splice(0).reverse()) stop();
});

/** Shows an atom, as a screen does. */
function show<T>(atom: Atom<T>, on: Store = store): () => T {
  stops.push(on.sub(atom, () => {}));
  return () => on.get(atom);
}

async function logIn(role: 'recorder' | 'manager' = 'manager', farms = [farm]) {
  const person = await server.addPerson(farms, role);
  await store.set(loginAtom, { email: person.email, password: testPassword });
  await store.set(chooseFarmAtom, farm.id);
  return person;
}

const body = (more = {}) => ({ plotId, date: today, time, entryType: 'value' as const, intakeEc: 2.1, ...more });

test('a reading goes its whole way: saved, shown, sent, deleted, undone', async () => {
  const plots = show(plotsAtom);
  const newest = show(newestReadingsAtom);
  const outbox = show(outboxAtom);
  const status = show(syncStatusAtom);
  expect(plots()).toBeUndefined();
  const person = await logIn();
  await vi.waitFor(() => expect(plots()).toMatchObject([{ id: plotId }]), 15_000);

  const saved = await store.set(saveReadingAtom, body());
  expect(saved).toMatchObject({ state: 'waiting', createdBy: { id: person.id } });
  await vi.waitFor(
    () => expect(newest()?.get(plotId)).toMatchObject({ id: saved.id, state: 'sent', version: 1 }),
    15_000,
  );
  await vi.waitFor(
    () => expect(status()).toMatchObject({ online: true, waiting: 0, syncing: false, error: null }),
    15_000,
  );

  await store.set(deleteReadingAtom, saved.id);
  await vi.waitFor(() => expect(newest()?.has(plotId)).toBe(false));
  expect(outbox()).toMatchObject([{ kind: 'delete', readingId: saved.id }]);
  await store.set(undoDeleteAtom, saved.id);
  await vi.waitFor(() => expect(newest()?.get(plotId)).toMatchObject({ id: saved.id, state: 'sent' }));
  expect(await store.set(loadRevisionsAtom, saved.id)).toMatchObject([{ action: 'created', by: { id: person.id } }]);
});

test('a plot’s drippers are known from its newest reading that has them', async () => {
  const drippers = show(newestFromDrippersAtom);
  const newest = show(newestReadingsAtom);
  await logIn();
  await store.set(pullAtom);
  const volumes = { totalDrained: 300, intakePerDripper: 90, dripperCount: 20, dripperUnit: 'ml' } as const;
  const measured = await store.set(saveReadingAtom, body({ ...earlier, entryType: 'drippers', ...volumes }));
  await vi.waitFor(() => expect(drippers()?.get(plotId)).toMatchObject(volumes), 15_000);
  const later = await store.set(saveReadingAtom, body({ drainPercent: 30 }));
  await vi.waitFor(() => expect(newest()?.get(plotId)?.id).toBe(later.id), 15_000);
  await vi.waitFor(() => expect(drippers()?.get(plotId)?.id).toBe(measured.id), 15_000);
});

test('a manager brings a deleted reading back', async () => {
  show(syncStatusAtom);
  const newest = show(newestReadingsAtom);
  await logIn();
  await store.set(pullAtom);
  const { id } = await store.set(saveReadingAtom, body());
  await vi.waitFor(() => expect(newest()?.get(plotId)?.state).toBe('sent'), 15_000);
  await store.set(deleteReadingAtom, id);
  const tombstone = () =>
    server.db.selectFrom('readings').select('version').where('deleted_at', 'is not', null).where('id', '=', id);
  await vi.waitFor(async () => expect(await tombstone().execute()).toHaveLength(1), 20_000);
  await vi.waitFor(async () => expect(await store.set(restoreReadingAtom, id)).toMatchObject({ version: 3 }), 15_000);
  await vi.waitFor(() => expect(newest()?.get(plotId)).toMatchObject({ version: 3, state: 'sent' }));
});

test('campaigns and bands are saved on the server, kept on the device, and a campaign over 18 months is refused with its field', async () => {
  show(syncStatusAtom);
  const campaigns = show(campaignsAtom);
  const bands = show(bandsAtom);
  await logIn();
  const cropTypeId = await farm.addCropType();
  const dates = { startDate: addDays(today, -30), endDate: addDays(today, 30) };
  const campaign = await store.set(saveCampaignAtom, { name: 'Été', visibility: 'all_apps', ...dates });
  await vi.waitFor(() => expect(campaigns()).toMatchObject([{ id: campaign.id, version: 1 }]));
  await store.set(saveCampaignAtom, { ...dates, id: campaign.id, name: 'Automne', visibility: 'this_app' });
  await vi.waitFor(() => expect(campaigns()).toMatchObject([{ name: 'Automne', version: 2 }]));
  const long = store.set(saveCampaignAtom, {
    name: 'Long',
    visibility: 'all_apps',
    startDate: '2025-01-01',
    endDate: '2026-07-01',
  });
  await expect(long).rejects.toMatchObject({ status: 422, problem: { errors: [{ field: 'end_date' }] } });
  await store.set(saveBandAtom, { plotId, cropTypeId, from: today, intakeEc: { low: 1.8, high: 2.8 } });
  await vi.waitFor(() =>
    expect(bands()).toMatchObject([{ intakeEc: { low: 1.8, high: 2.8 }, drainEc: { low: null, high: null } }]),
  );
  await store.set(deleteCampaignAtom, campaign.id);
  await vi.waitFor(() => expect(campaigns()).toEqual([]));
});

const realFetch = globalThis.fetch;

/** Loses the answers of the next `count` writes after the server has stored them. */
function loseAnswers(count: number): void {
  let left = count;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await realFetch(input, init);
    const method = input instanceof Request ? input.method : init?.method;
    if (method !== 'PUT' || left-- <= 0) return answer;
    throw new TypeError('Failed to fetch');
  });
  stops.push(() => spy.mockRestore());
}

test('a campaign or a band whose answer was lost is the same one when it is saved again, changed or not', async () => {
  show(syncStatusAtom);
  await logIn();
  const cropTypeId = await farm.addCropType();
  const id = newId();
  const campaign = { id, name: 'Été', visibility: 'all_apps' as const, startDate: today, endDate: today };
  loseAnswers(2);
  await expect(store.set(saveCampaignAtom, campaign)).rejects.toMatchObject({ kind: 'offline' });
  await expect(store.set(saveCampaignAtom, campaign)).rejects.toMatchObject({ kind: 'offline' });
  expect(await store.set(saveCampaignAtom, campaign)).toMatchObject({ id, version: 1 });
  const band = { id: newId(), plotId, cropTypeId, from: today, intakeEc: { low: 1.8, high: 2.8 } };
  loseAnswers(1);
  await expect(store.set(saveBandAtom, band)).rejects.toMatchObject({ kind: 'offline' });
  expect(await store.set(saveBandAtom, { ...band, intakeEc: { low: 1.9, high: 2.8 } })).toMatchObject({
    id: band.id,
    version: 2,
    intakeEc: { low: 1.9 },
  });
  expect(await server.db.selectFrom('campaigns').select(['id', 'version']).execute()).toContainEqual({
    id,
    version: 1,
  });
});

test('a device that logs in again brings the token that the server gave it, and says which application it is', async () => {
  const person = await logIn();
  const token = store.get(sessionAtom)?.deviceToken;
  await store.set(logoutAtom, { local: true });
  expect(store.get(sessionAtom)).toBeNull();
  await store.set(loginAtom, { email: person.email, password: testPassword });
  expect(store.get(sessionAtom)?.deviceToken).toBe(token);
  const rows = await server.db.selectFrom('sessions').selectAll().where('account_id', '=', person.id).execute();
  const logins = rows.filter(({ device_hash: device }) => device !== person.id);
  expect(logins.map(({ app }) => app)).toEqual(['seguia', 'seguia']);
  expect(logins.filter(({ revoked_at: at }) => at === null)).toHaveLength(1);
});

test('a campaign’s figures come from the server, say when nothing changed, and are there without network', async () => {
  show(syncStatusAtom);
  await logIn();
  const dates = { startDate: addDays(today, -3), endDate: today };
  const { id: campaignId } = await store.set(saveCampaignAtom, { name: 'Été', visibility: 'all_apps', ...dates });
  const first = await store.set(loadSeriesAtom, { campaignId, resolution: 'day' });
  expect(first).toMatchObject({ fromDevice: false, series: { resolution: 'day', days: { length: 4 } } });
  expect(await store.set(loadSeriesAtom, { campaignId, resolution: 'day' })).toMatchObject({
    fromDevice: false,
    series: first.series,
  });
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await store.set(loadSeriesAtom, { campaignId, resolution: 'day' })).toMatchObject({
    fromDevice: true,
    series: first.series,
  });
  // The answer to one request does not answer another: each of these requests is for a different series.
  for (const other of [{ cropTypeId: newId() }, { plotId }, { from: today }, { to: today }])
    await expect(store.set(loadSeriesAtom, { campaignId, resolution: 'day', ...other })).rejects.toMatchObject({
      kind: 'offline',
    });
  await expect(store.set(loadSeriesAtom, { campaignId, resolution: 'reading' })).rejects.toMatchObject({
    kind: 'offline',
  });
  vi.restoreAllMocks();
});

test('after logout nothing of the account is in sight, and its unsent reading is sent when it is back', async () => {
  const plots = show(plotsAtom);
  const person = await logIn();
  show(syncStatusAtom);
  await vi.waitFor(() => expect(plots()).toHaveLength(1), 15_000);
  store.set(askFarmAtom, true);
  store.set(lastPlotAtom, plotId);
  store.set(onlyIrrigationPlotsAtom, true);
  store.set(dripperMemoryAtom, { [plotId]: { dripperCount: 10, intakePerDripper: 300, dripperUnit: 'ml' } });
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const { id } = await store.set(saveReadingAtom, body());
  await store.set(logoutAtom, {});
  vi.restoreAllMocks();
  expect([plots(), store.get(farmAtom), store.get(lastPlotAtom), store.get(outboxAtom)]).toEqual([
    undefined,
    null,
    null,
    [],
  ]);

  const other = createStore();
  stops.push(connectStore(other));
  const another = await server.addPerson([farm]);
  await other.set(loginAtom, { email: another.email, password: testPassword });
  await other.set(chooseFarmAtom, farm.id);
  const shown = show(outboxAtom, other);
  expect([shown(), other.get(askFarmAtom), other.get(dripperMemoryAtom)]).toEqual([[], false, {}]);
  await other.set(logoutAtom, { local: true });

  const again = createStore();
  stops.push(connectStore(again));
  await again.set(loginAtom, { email: person.email, password: testPassword });
  expect([again.get(farmAtom)?.id, again.get(askFarmAtom), again.get(lastPlotAtom)]).toEqual([farm.id, true, plotId]);
  const newest = show(newestReadingsAtom, again);
  show(syncStatusAtom, again);
  await vi.waitFor(() => expect(newest()?.get(plotId)).toMatchObject({ id, state: 'sent' }), 15_000);
});

test('only plots with irrigation units, where the person wants that; never closed ones', async () => {
  show(syncStatusAtom);
  await farm.addPlot({ name: 'Dry', irrigationUnits: 0 });
  await farm.addPlot({ name: 'Closed', closed: 1 });
  await logIn();
  const names = () => visible()?.map(({ name }) => name);
  const visible = show(visiblePlotsAtom);
  await vi.waitFor(() => expect(names()).toEqual(['Serre', 'Dry']), 15_000);
  store.set(onlyIrrigationPlotsAtom, true);
  expect(names()).toEqual(['Serre']);
});

test('a server’s test tells a data server from something else', async () => {
  expect(await store.set(testServerAtom, ` ${server.url}/ `)).toMatchObject({ name: 'Seguia data server' });
  await expect(store.set(testServerAtom, 'http://127.0.0.1:9')).rejects.toMatchObject({ kind: 'offline' });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    new Response('<h1>Hotel</h1>', { headers: { 'content-type': 'text/html' } }),
  );
  await expect(store.set(testServerAtom, server.url)).rejects.toMatchObject({ kind: 'not-json' });
  vi.restoreAllMocks();
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  stops.push(() => void silent.close());
  await once(silent, 'listening');
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  await expect(store.set(testServerAtom, url, AbortSignal.timeout(50))).rejects.toMatchObject({ kind: 'timeout' });
});

test('a farm that leaves the module is told once, whatever was under way, and its unsent readings wait', async () => {
  await logIn();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await store.set(saveReadingAtom, body());
  vi.restoreAllMocks();
  await server.db.updateTable('farmers').set({ modules: '[]' }).where('id', '=', farm.id).execute();
  const events: SessionEvent[] = [];
  stops.push(onSessionEvent((event) => events.push(event)));
  const outbox = show(outboxAtom);
  show(syncStatusAtom);
  await vi.waitFor(() => expect(outbox()).toMatchObject([{ state: 'waiting', problem: { status: 416 } }]), 15_000);
  expect(events).toEqual([{ kind: 'not-subscribed', farmerId: farm.id }]);
  // The farm stays open until the person has read the dialog.
  expect(store.get(farmAtom)).toMatchObject({ id: farm.id });
});
