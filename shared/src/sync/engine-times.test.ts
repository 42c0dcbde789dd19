import 'fake-indexeddb/auto';
import { createApi } from '@seguia/openapi';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markKey } from '../device/database/marks.ts';
import { deleteReading, saveReading } from '../device/outbox/save-reading.ts';
import { connectionLost } from '@seguia/testing/lost-database';
import { OfflineDevice } from '@seguia/testing/offline-device';
import { json, problem, slowly } from '@seguia/testing/scripted-api';
import type { EngineState } from './engine-state.ts';
import { SyncEngine } from './engine.ts';

let phone: OfflineDevice;
let engine: SyncEngine;
let stop: () => void;
let states: EngineState[];
let answer: (request: Request) => Response | Error | Promise<Response>;
/** How often a pull began: the first by fetching each list, the others by asking which have changed. */
let pulls: number;
let writes: string[];
/** Whether the page is in sight. */
let page: EventTarget & { hidden: boolean };

const nothing = () => json({ data: [], meta: { sync_date: '1', has_more: false } });
const fetch = async (request: Request) => {
  if (request.url.endsWith(pulls === 0 ? '/plots' : '/changes')) pulls += 1;
  if (request.method !== 'GET') writes.push(request.method);
  const next = await answer(request);
  if (next instanceof Error) throw next;
  return next;
};
/** Lets the database and the calls under way finish without any time passing. */
const settle = async () => {
  for (let turn = 0; turn < 150; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
const pass = async (milliseconds: number) => {
  await settle();
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settle();
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  vi.spyOn(Math, 'random').mockReturnValue(1);
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  phone = new OfflineDevice();
  [states, pulls, writes, answer] = [[], 0, [], nothing];
  engine = new SyncEngine(
    createApi({ baseUrl: 'https://api.oasis.example/v2', fetch }),
    phone.source.device,
    phone.source,
  );
  stop = engine.start((state) => states.push(state));
  await pass(0);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

// Specification 7: what changed is fetched at the start and every five minutes
test('fetches changes at the start and every five minutes', async () => {
  expect(pulls).toBe(1);
  expect(states.some(({ syncing }) => syncing)).toBe(true);
  const now = Math.floor(Date.now() / 1000);
  expect(engine.state).toEqual({ syncing: false, lastPullAt: now, dataSince: now, behind: false, error: null });
  await pass(299_000);
  expect(pulls).toBe(1);
  await pass(1000);
  expect(pulls).toBe(2);
  await pass(300_000);
  expect(pulls).toBe(3);
});

test('fetches a running campaign’s days once at a time, however many pulls end while they come', async () => {
  const db = await phone.source.device.db();
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  await db.put('marks', { mark: '1', at: 1, completeFrom: daysAgo(120) }, markKey(phone.source.farmId, 'readings'));
  const item = { id: 'c', name: 'c', startDate: daysAgo(220), endDate: '9999-12-31' };
  await db.put('campaigns', { id: 'c', farm: phone.source.farmId, item } as never);
  let fetches = 0;
  const parts = Array.from({ length: 30 }, () => new TextEncoder().encode(' '));
  answer = (request) => {
    if (!new URL(request.url).searchParams.has('to')) return nothing();
    fetches += 1;
    return slowly([...parts, new TextEncoder().encode('{"data":[],"meta":{}}')], 30_000)(request);
  };
  for (let seconds = 0; seconds < 1000; seconds += 10) await pass(10_000);
  expect([pulls, fetches]).toEqual([4, 1]);
  for (let seconds = 0; seconds < 300; seconds += 10) await pass(10_000);
  expect(fetches).toBe(2);
});

test('fetches nothing while nobody looks, and data older than 30 s at once when somebody does', async () => {
  page.hidden = true;
  await pass(900_000);
  expect(pulls).toBe(1);
  page.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(pulls).toBe(1);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(pulls).toBe(2);
  await pass(29_000);
  page.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(pulls).toBe(2);
  await pass(3000);
  engine.hurry();
  await pass(0);
  expect(pulls).toBe(3);
});

test('a clock that was set back does not stop a fetch', async () => {
  vi.setSystemTime(Date.now() - 86_400_000);
  engine.hurry();
  await pass(0);
  expect(pulls).toBe(2);
});

test('tries again 1, 2 and 4 s after a failure, and at once when somebody looks, until it works', async () => {
  answer = () => new TypeError('Failed to fetch');
  await expect(engine.pull()).rejects.toMatchObject({ kind: 'offline' });
  expect(engine.state).toMatchObject({ syncing: false, error: { kind: 'offline' } });
  await pass(900);
  expect(pulls).toBe(2);
  await pass(100);
  expect(pulls).toBe(3);
  await pass(1900);
  expect(pulls).toBe(3);
  await pass(100);
  expect(pulls).toBe(4);
  answer = nothing;
  engine.hurry();
  await pass(0);
  expect(pulls).toBe(5);
  expect(engine.state).toMatchObject({ error: null });
  await pass(299_000);
  expect(pulls).toBe(5);
});

test('a failing fetch marks the data as old until one succeeds, whatever was sent meanwhile', async () => {
  const since = engine.state.dataSince;
  const gone = () => new Response(null, { status: 204, headers: { etag: '"2"' } });
  answer = ({ method }) => (method === 'DELETE' ? gone() : problem(500));
  await pass(300_000);
  expect(engine.state).toMatchObject({ behind: true, dataSince: since });
  const { id } = await phone.pulled();
  await deleteReading(phone.source, id);
  await pass(6100);
  expect(writes).toEqual(['DELETE']);
  expect(engine.state).toMatchObject({ behind: true, dataSince: since });
  answer = nothing;
  await engine.pull();
  expect(engine.state).toMatchObject({ behind: false });
});

test('a fetch without an answer marks the data as old after ten seconds', async () => {
  answer = () => new Promise(() => {});
  await pass(300_000);
  await pass(9900);
  expect(engine.state.behind).toBe(false);
  await pass(100);
  expect(engine.state.behind).toBe(true);
});

test('the next start knows the age of the data, though no fetch succeeds', async () => {
  const since = engine.state.dataSince;
  stop();
  answer = () => problem(500);
  await pass(60_000);
  engine = new SyncEngine(
    createApi({ baseUrl: 'https://api.oasis.example/v2', fetch }),
    phone.source.device,
    phone.source,
  );
  stop = engine.start((state) => states.push(state));
  await pass(0);
  expect(engine.state).toMatchObject({ behind: true, dataSince: since, lastPullAt: null });
});

test('two callers that fetch at once wait for one answer', async () => {
  const [first, other] = [engine.pull(), engine.pull()];
  expect(other).toBe(first);
  await Promise.all([first, settle()]);
  expect(pulls).toBe(2);
  await engine.pull();
  expect(pulls).toBe(3);
});

test('fetches, sends and shows nothing after the end', async () => {
  stop();
  const shown = states.length;
  await saveReading(phone.source, phone.me, phone.reading());
  engine.hurry();
  await pass(900_000);
  expect([pulls, writes.length, states.length]).toEqual([1, 0, shown]);
});

// Specification 4: a deletion leaves when it can no longer be undone
test('sends a deletion when it can no longer be undone', async () => {
  const { id } = await phone.pulled();
  await deleteReading(phone.source, id);
  answer = ({ method }) =>
    method === 'DELETE' ? new Response(null, { status: 204, headers: { etag: '"2"' } }) : nothing();
  await pass(5900);
  expect(writes).toEqual([]);
  await pass(200);
  expect(writes).toEqual(['DELETE']);
  expect(await phone.outbox()).toEqual([]);
});

test('tries what the server does not allow now again by itself after its rest', async () => {
  answer = ({ method }) => (method === 'PUT' ? problem(403) : nothing());
  await saveReading(phone.source, phone.me, phone.reading());
  await pass(0);
  expect(writes).toHaveLength(1);
  await pass(9900);
  expect(writes).toHaveLength(1);
  // The engine's timer may end shortly before the pause does; then it looks again after a second.
  await pass(1200);
  expect(writes).toHaveLength(2);
  engine.hurry();
  await pass(0);
  expect(writes).toHaveLength(3);
});

test('a server that cannot be reached is tried again after a pause, and says why', async () => {
  answer = ({ method }) => (method === 'PUT' ? problem(503) : nothing());
  await saveReading(phone.source, phone.me, phone.reading());
  await pass(0);
  expect(engine.state).toMatchObject({ syncing: false, error: { status: 503 } });
  await pass(900);
  expect(writes).toHaveLength(1);
  await pass(100);
  expect(writes).toHaveLength(2);
});

test('without background sync, as in Safari, sends what waits at the next visit, and as soon as the page is in sight again', async () => {
  answer = () => new TypeError('Load failed');
  await saveReading(phone.source, phone.me, phone.reading());
  await pass(0);
  stop();
  const tried = writes.length;
  await pass(3_600_000);
  expect(writes).toHaveLength(tried);
  stop = engine.start((state) => states.push(state));
  await pass(0);
  expect(writes).toHaveLength(tried + 1);
  page.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(writes).toHaveLength(tried + 2);
});

test('repeats a fetch that Safari’s lost database aborted after a moment, not after five minutes', async () => {
  const lost = connectionLost();
  vi.spyOn(phone.source.device, 'db').mockRejectedValueOnce(lost);
  const before = pulls;
  await expect(engine.pull()).rejects.toBe(lost);
  await pass(1000);
  expect(pulls).toBeGreaterThan(before);
  expect(engine.state).toMatchObject({ syncing: false, error: null });
});

test('reports a fault of the app in sending, and tries again', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(phone.source.device, 'db').mockRejectedValueOnce(new Error('no database'));
  await saveReading(phone.source, phone.me, phone.reading()).catch(() => undefined);
  vi.spyOn(phone.source.device, 'db').mockRejectedValueOnce(new Error('no database'));
  engine.hurry();
  await pass(0);
  expect(consoleError).toHaveBeenCalledWith('Sending failed:', expect.any(Error));
});
