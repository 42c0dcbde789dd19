import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '../domain/uuid.ts';
import { momentOf } from '../domain/farm-time.ts';
import { fetchAndSetClock } from '../session/api/api.ts';
import { deviceClock } from '../session/clock/device-clock.ts';
import { correctRefused, refusedByClock } from '../device/outbox/correct-times.ts';
import { momentOfStamp } from '../device/outbox/reading-time.ts';
import type { OutboxEntry } from '../device/database/rows.ts';
import { startDataServer, type TestDataServer, type TestPerson } from '@seguia/testing/data-server';
import { TestDevice, testClock } from '@seguia/testing/test-device';

// A phone whose clock is two hours ahead from its start on. Only the phone reads the time with Date.now here; the server and the test do
// not.
const phone = vi.hoisted(() => {
  const Real = globalThis.Date;
  const clock = { wrong: 2 * 3_600_000, world: () => Real.now() };
  globalThis.Date = new Proxy(Real, {
    get: (target, name) => (name === 'now' ? () => Real.now() + clock.wrong : (Reflect.get(target, name) as unknown)),
  });
  return clock;
});

let server: TestDataServer;
let person: TestPerson;
let farm: Awaited<ReturnType<TestDataServer['addFarm']>>;
let plotId: string;
let device: TestDevice;

beforeAll(async () => {
  server = await startDataServer();
  farm = await server.addFarm({ timeZone: testClock.zone });
  person = await server.addPerson([farm]);
  plotId = await farm.addPlot();
});
afterAll(() => server.close());
beforeEach(() => {
  device = new TestDevice({ url: server.url, farmId: farm.id, person, fetch: fetchAndSetClock });
});

const onServer = (id: string) => server.db.selectFrom('readings').selectAll().where('id', '=', id).execute();
const minute = () => Math.floor(phone.world() / 60_000) * 60;

async function saveNow(): Promise<{ id: string; at: number }> {
  const stamp = deviceClock.stamp();
  const { date, time } = momentOfStamp(stamp, testClock);
  const at = minute();
  const { id } = await device.save({ plotId, date, time, stamp, intakeEc: 2.1 });
  return { id, at };
}

test('a reading saved before the first contact arrives once, with its own instant, date and time', async () => {
  expect(deviceClock.isSure()).toBe(false);
  const { id, at } = await saveNow();
  expect((await device.reading(id))?.timestamp).toBeGreaterThan(at + 7000);
  await device.push();
  const rows = await onServer(id);
  expect(rows).toHaveLength(1);
  expect(Math.abs((rows[0]?.timestamp ?? 0) - at)).toBeLessThanOrEqual(60);
  expect(rows[0]).toMatchObject(momentOf(rows[0]?.timestamp ?? 0, testClock));
  expect(await device.reading(id)).toMatchObject({ state: 'sent', timestamp: rows[0]?.timestamp });
});

test('from then on the form’s now is right at once', async () => {
  const { id, at } = await saveNow();
  expect(Math.abs(((await device.reading(id))?.timestamp ?? 0) - at)).toBeLessThanOrEqual(60);
  await device.push();
  expect(Math.abs(((await onServer(id))[0]?.timestamp ?? 0) - at)).toBeLessThanOrEqual(60);
});

test('date and time that the person chose are nobody’s to move', async () => {
  const { id } = await device.save({ plotId, date: '2026-06-15', time: '08:30', intakeEc: 2.2 });
  await device.push();
  expect((await onServer(id))[0]).toMatchObject({ date: '2026-06-15', time: '08:30' });
});

test('nor a time that they chose while the reading waited', async () => {
  const { id } = await saveNow();
  const [entry] = await (await device.source.device.db()).getAllFromIndex('outbox', 'reading', id);
  // The reading was saved after a start of the phone at which its clock was a day behind. Then the person chose another time.
  const stamp = {
    ...entry!.stamp!,
    run: 'before',
    difference: 0,
    instant: entry!.stamp!.instant - 86_400,
    heard: entry!.stamp!.heard,
  };
  const chosen = { ...entry!.body!, date: '2026-06-16', time: '07:15' };
  const { timestamp: _instant, ...body } = chosen;
  await (await device.source.device.db()).put('outbox', { ...entry!, stamp, body });
  await device.push();
  expect((await onServer(id))[0]).toMatchObject({ date: '2026-06-16', time: '07:15' });
});

/** A change of an older app: saved with the wrong clock, refused because it was in the future, and without a stamp. */
async function refusedLongAgo(hoursOfRules = 0): Promise<string> {
  const id = newId();
  const noted = Math.floor(Date.now() / 1000);
  const shown = momentOf(noted + hoursOfRules * 3600, testClock);
  await device.save({ id, plotId, ...shown, intakeEc: 2.3 });
  const db = await device.source.device.db();
  const [entry] = await db.getAllFromIndex('outbox', 'reading', id);
  const errors = [{ field: 'time', code: 'date_in_future', message: '' }];
  const problem = { type: '/problems/rule_broken', title: '', status: 422, code: 'rule_broken', errors };
  await db.put('outbox', { ...(entry as OutboxEntry), createdAt: noted, state: 'refused', problem });
  return id;
}

test('readings that an older app had refused for the clock are corrected together, and arrive', async () => {
  const ids = [await refusedLongAgo(), await refusedLongAgo(), await refusedLongAgo(1)];
  const at = minute();
  const entries = await device.outbox();
  expect(refusedByClock(entries, testClock)).toHaveLength(3);
  await correctRefused(device.source.device, entries, testClock);
  await device.push();
  for (const id of ids) {
    const rows = await onServer(id);
    expect(rows).toHaveLength(1);
    expect(Math.abs((rows[0]?.timestamp ?? 0) - at)).toBeLessThanOrEqual(60);
  }
  expect(await device.outbox()).toEqual([]);
});

test('a future that the person chose is not the clock’s', async () => {
  const id = await refusedLongAgo();
  const db = await device.source.device.db();
  const [entry] = await db.getAllFromIndex('outbox', 'reading', id);
  const tomorrow = momentOf((entry?.createdAt ?? 0) + 20 * 3600, testClock);
  await db.put('outbox', { ...(entry as OutboxEntry), body: { ...entry!.body!, ...tomorrow } });
  expect(refusedByClock(await device.outbox(), testClock)).toEqual([]);
});
