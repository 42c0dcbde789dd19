import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { TestFarm } from '../../../data-server/testing/test-farm.ts';
import { deviceClock } from '../session/clock/device-clock.ts';
import { startDataServer, type TestDataServer } from '@seguia/testing/data-server';
import { TestDevice } from '@seguia/testing/test-device';
import type { EngineState } from './engine-state.ts';
import { SyncEngine } from './engine.ts';

let server: TestDataServer;
let farm: TestFarm;
let plotId: string;
let device: TestDevice;
let online: boolean;
/** Answers instead of the server, unless it returns null. */
let instead: (request: Request) => Response | null;
/** The number of requests of any kind. */
let requestCount: number;
let sent: string[];
const stops: (() => void)[] = [];
vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  server = await startDataServer();
});
afterAll(() => server.close());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
beforeEach(async () => {
  farm = await server.addFarm();
  plotId = await farm.addPlot();
  online = true;
  instead = () => null;
  requestCount = 0;
  sent = [];
  const send = (request: Request) => {
    requestCount += 1;
    const answer = instead(request);
    if (answer) return Promise.resolve(answer);
    if (!online) return Promise.reject(new TypeError('Failed to fetch'));
    if (request.method === 'PUT') sent.push(request.headers.get('idempotency-key') ?? '');
    return fetch(request);
  };
  device = new TestDevice({ url: server.url, farmId: farm.id, person: await server.addPerson([farm]), fetch: send });
});

function start(): { engine: SyncEngine; states: EngineState[] } {
  const engine = new SyncEngine(device.api, device.source.device, device.source);
  const states: EngineState[] = [];
  stops.push(engine.start((state) => states.push(state)));
  return { engine, states };
}

const state = async (id: string) => (await device.reading(id))?.state;

test('sends what is saved and fetches changes by itself', async () => {
  const { states } = start();
  const { id } = await device.save({ plotId, intakeEc: 2 });
  await vi.waitFor(async () => expect(await state(id)).toBe('sent'), 15_000);
  await vi.waitFor(
    () => expect(states.at(-1)).toMatchObject({ syncing: false, error: null, lastPullAt: expect.any(Number) }),
    15_000,
  );
  expect(await (await device.source.device.db()).count('plots')).toBe(1);
});

test('waits without network and says so, and goes on at once when the network may be back', async () => {
  online = false;
  const { engine, states } = start();
  const { id } = await device.save({ plotId, intakeEc: 2 });
  await vi.waitFor(() => expect(states.at(-1)?.error).toMatchObject({ kind: 'offline' }), 15_000);
  expect(await state(id)).toBe('waiting');
  online = true;
  engine.hurry();
  await vi.waitFor(async () => expect(await state(id)).toBe('sent'), 15_000);
  await vi.waitFor(() => expect(states.at(-1)?.error).toBeNull(), 15_000);
});

test('sends what waits at once when the browser reports a network', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  online = false;
  let tries = 0;
  instead = ({ method }) => {
    if (method === 'PUT') tries += 1;
    return null;
  };
  const { states } = start();
  vi.unstubAllGlobals();
  const { id } = await device.save({ plotId, intakeEc: 2 });
  await vi.waitFor(() => expect(tries).toBe(3), 15_000);
  await vi.waitFor(() => expect(states.at(-1)?.syncing).toBe(false), 15_000);
  online = true;
  page.dispatchEvent(new Event('online'));
  // Without the event it would leave after 2 s at the earliest.
  await vi.waitFor(async () => expect(await state(id)).toBe('sent'), 1500);
});

test.each([
  ['in seconds', () => '2592000'],
  ['as a date', () => new Date(Date.now() + 30 * 86_400_000).toUTCString()],
])('a server that asks for 30 days of quiet, %s, gets an hour, not a storm of calls', async (_how, retryAfter) => {
  instead = () =>
    Response.json(
      { type: '/problems/too_many', title: 'Too many', status: 429, code: 'too_many' },
      { status: 429, headers: { 'content-type': 'application/problem+json', 'retry-after': retryAfter() } },
    );
  const { engine, states } = start();
  await device.save({ plotId, intakeEc: 2 });
  await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ syncing: false, error: { retryAfter: 3600 } }), 15_000);
  const first = requestCount;
  await new Promise((resolve) => setTimeout(resolve, 1500));
  engine.hurry();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(requestCount).toBe(first);
});

test('sends what is saved during a push right after it', async () => {
  const { id: first } = await device.save({ plotId, intakeEc: 2 });
  let second: string | null = null;
  let saving: Promise<unknown> = Promise.resolve();
  instead = ({ method }) => {
    // The first change is under way, and the queue of this push exists already.
    if (method === 'PUT' && second === null) {
      second = '';
      saving = device.save({ plotId, intakeEc: 3 }).then(({ id }) => (second = id));
    }
    return null;
  };
  start();
  await vi.waitFor(async () => expect(await state(first)).toBe('sent'), 15_000);
  await saving;
  await vi.waitFor(async () => expect(await state(second ?? '')).toBe('sent'), 15_000);
});

test('one of two tabs sends at a time', async () => {
  start();
  start();
  const saved = await Promise.all(Array.from({ length: 12 }, () => device.save({ plotId, intakeEc: 2 })));
  await vi.waitFor(async () => expect(await device.outbox()).toEqual([]), 15_000);
  expect(sent).toHaveLength(12);
  expect(new Set(sent).size).toBe(12);
  expect(await Promise.all(saved.map(({ id }) => state(id)))).toEqual(Array.from({ length: 12 }, () => 'sent'));
});

test('a tab that waits after failures goes on as soon as another tab reaches the server', async () => {
  const { engine: other } = start();
  const { engine, states } = start();
  await vi.waitFor(() => expect(states.at(-1)?.lastPullAt).not.toBeNull(), 15_000);
  online = false;
  // After eight failures the pause is at least a minute long.
  for (let failure = 0; failure < 8; failure++) await engine.pull().catch(() => undefined);
  expect(states.at(-1)?.error).toMatchObject({ kind: 'offline' });
  // Whole pulls are compared by the second.
  await vi.waitFor(() => expect(Date.now() / 1000).toBeGreaterThan((states.at(-1)?.lastPullAt ?? 0) + 1), 15_000);
  online = true;
  await other.pull();
  await vi.waitFor(() => expect(states.at(-1)?.error).toBeNull(), 15_000);
});

test('sends nothing after it was stopped, and goes on after a new start', async () => {
  const { engine } = start();
  await engine.pull();
  stops.pop()?.();
  const { id } = await device.save({ plotId, intakeEc: 2 });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([await state(id), sent.length]).toEqual(['waiting', 0]);
  start();
  await vi.waitFor(async () => expect(await state(id)).toBe('sent'), 15_000);
});

test('listens to the page, the device and the clock from its start until it is stopped, and not afterwards', async () => {
  const [page, screen] = [new EventTarget(), Object.assign(new EventTarget(), { hidden: false })];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', screen);
  const ends = [device.source.device.changes, deviceClock].flatMap((source) => {
    const listen = source.listen.bind(source) as (...of: unknown[]) => () => void;
    const end = vi.fn();
    vi.spyOn(source, 'listen').mockImplementation((...of: unknown[]) => {
      const stop = listen(...of);
      return () => (end(), stop());
    });
    return end;
  });
  const { engine } = start();
  const hurry = vi.spyOn(engine, 'hurry');
  const wake = () => {
    page.dispatchEvent(new Event('online'));
    page.dispatchEvent(new Event('focus'));
    screen.dispatchEvent(new Event('visibilitychange'));
  };
  wake();
  expect(hurry).toHaveBeenCalledTimes(3);
  screen.hidden = true;
  screen.dispatchEvent(new Event('visibilitychange'));
  expect(hurry).toHaveBeenCalledTimes(3);
  screen.hidden = false;
  stops.pop()?.();
  wake();
  expect(hurry).toHaveBeenCalledTimes(3);
  // The sender of photos listens to the device, too.
  expect(ends.map((end) => end.mock.calls.length)).toEqual([3, 1]);
});

test('sends a deletion when the time to undo it is over', async () => {
  start();
  const { id } = await device.save({ plotId, intakeEc: 2 });
  await vi.waitFor(async () => expect(await state(id)).toBe('sent'), 15_000);
  await device.delete(id);
  const gone = () => server.db.selectFrom('readings').select('deleted_at').where('id', '=', id).executeTakeFirst();
  expect(await gone()).toEqual({ deleted_at: null });
  await vi.waitFor(async () => expect(await gone()).toEqual({ deleted_at: expect.any(Number) }), 20_000);
});

test('tries a change that the role does not allow once, then waits; allowed again it is sent when somebody looks', async () => {
  const { engine } = start();
  const role = (to: 'viewer' | 'recorder') =>
    server.db.updateTable('farm_accounts').set({ role: to }).where('farmer_id', '=', farm.id).execute();
  await role('viewer');
  const { id } = await device.save({ plotId, intakeEc: 2 });
  const problem = async () => (await device.outbox())[0]?.problem?.status;
  await vi.waitFor(async () => expect(await problem()).toBe(403), 15_000);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(sent).toHaveLength(1);
  await role('recorder');
  engine.hurry();
  await vi.waitFor(async () => expect(await state(id)).toBe('sent'), 15_000);
});

test('a browser that is online again, or looked at, sends at once', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  for (const event of ['online', 'focus']) {
    online = false;
    const { states } = start();
    const { id } = await device.save({ plotId, intakeEc: 2 });
    await vi.waitFor(() => expect(states.at(-1)?.error).toMatchObject({ kind: 'offline' }), 15_000);
    // By now the engine's own next try is seconds away.
    await new Promise((resolve) => setTimeout(resolve, 3500));
    online = true;
    page.dispatchEvent(new Event(event));
    await vi.waitFor(async () => expect(await state(id)).toBe('sent'), 1500);
    stops.pop()?.();
  }
});
