import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { momentOf } from '../../domain/farm-time.ts';
import { deviceClock } from '../../session/clock/device-clock.ts';
import { OfflineDevice } from '@seguia/testing/offline-device';
import { correctTimes } from './correct-times.ts';
import { beginTry, confirm } from './outbox-answers.ts';
import { momentOfStamp } from './reading-time.ts';
import { deleteReading, saveReading, undoDelete } from './save-reading.ts';
import type { OutboxEntry } from '../database/rows.ts';
import { dropReading } from '../readings/keep-readings.ts';

let phone: OfflineDevice;
beforeEach(() => {
  phone = new OfflineDevice();
});
const db = () => phone.source.device.db();
const save = (change: Parameters<typeof saveReading>[2]) => saveReading(phone.source, phone.me, change);
const leave = async (id: string) => {
  const next = await beginTry(phone.source.device, id);
  return (next as { entry: OutboxEntry }).entry;
};

describe('a new reading', () => {
  test('is complete on the device, made by who saved it, and waits with its values', async () => {
    const { id, note } = phone.reading();
    const typed = { ...phone.reading({ id }), note: ' Vent ' };
    const saved = await save(typed);
    expect(saved).toMatchObject({
      id,
      note: 'Vent',
      farmerId: 'farm',
      createdBy: phone.me,
      version: 0,
      state: 'waiting',
    });
    expect([saved.drainEc, saved.drainPercent, note]).toEqual([null, null, null]);
    expect(await phone.outbox()).toMatchObject([
      { kind: 'put', baseVersion: null, attempts: 0, body: { note: 'Vent' } },
    ]);
    expect((await phone.outbox())[0]).not.toHaveProperty('seen');
  });

  test('is given to the database at once, its entry and its row together', async () => {
    await db();
    const order: string[] = [];
    const { put } = IDBObjectStore.prototype;
    const spied = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...of) {
      const request = put.apply(this, of);
      order.push(`${this.name} begun`);
      request.addEventListener('success', () => order.push(`${this.name} written`));
      return request;
    });
    await save(phone.reading());
    spied.mockRestore();
    expect(order.slice(0, 2)).toEqual(['outbox begun', 'readings begun']);
  });

  test('is not sent again by a second tab; other values are a change of it', async () => {
    const first = await save(phone.reading());
    await confirm(phone.source.device, await leave(first.id), { ...first, version: 1 }, 1);
    expect(await save(phone.reading({ id: first.id }))).toMatchObject({ state: 'sent' });
    expect(await phone.outbox()).toEqual([]);
    await save(phone.reading({ id: first.id, intakeEc: 3 }));
    expect(await phone.outbox()).toMatchObject([{ baseVersion: 1, body: { intakeEc: 3 } }]);
  });

  test.each(['refused', 'conflict'] as const)(
    'is another try if it is saved again while it is in "%s"',
    async (state) => {
      const first = await save(phone.reading());
      const [entry] = await phone.outbox();
      await (await db()).put('outbox', { ...entry!, state });
      await (await db()).put('readings', { ...(await (await db()).get('readings', first.id))!, state });
      await save(phone.reading({ id: first.id }));
      expect((await phone.outbox())[0]?.key).not.toBe(entry?.key);
    },
  );
});

describe('a change', () => {
  test('is based on the version that the person saw, also when a newer one with other values has arrived', async () => {
    const seen = await phone.pulled({ version: 3 });
    await phone.pulled({ ...seen, version: 5, drainEc: 3 });
    await save({ ...seen, intakeEc: 2.5, seen });
    expect(await phone.outbox()).toMatchObject([{ baseVersion: 3, seen: { drainEc: null } }]);
  });

  test('is based on the newest version if its values are the same', async () => {
    const seen = await phone.pulled({ version: 3 });
    await phone.pulled({ ...seen, version: 5 });
    await save({ ...seen, intakeEc: 2.5, seen });
    expect(await phone.outbox()).toMatchObject([{ baseVersion: 5 }]);
  });

  test('keeps the server’s copy behind it, its author, and its instant in a doubled hour', async () => {
    const nadia = { id: 'nadia', firstname: 'Nadia', lastname: 'B' };
    const at = phone.reading().timestamp + 30;
    const seen = await phone.pulled({ createdBy: nadia, createdAt: 7, timestamp: at });
    expect(await save({ ...seen, intakeEc: 2.5, seen })).toMatchObject({
      createdBy: nadia,
      createdAt: 7,
      timestamp: at,
    });
    const row = await (await db()).get('readings', seen.id);
    expect([row?.base, row?.state, row?.version]).toEqual([seen, 'waiting', 1]);
    expect(await save({ ...seen, time: '11:30', seen })).toMatchObject({ timestamp: at - 30 + 3600 });
  });
});

describe('a deletion', () => {
  test('disappears from the lists at once, waits for 6 s, and can be undone without a trace', async () => {
    const seen = await phone.pulled({ version: 3 });
    const before = Date.now();
    await deleteReading(phone.source, seen.id);
    expect(await phone.shown(seen.id)).toBeNull();
    const [entry] = await phone.outbox();
    expect(entry).toMatchObject({ kind: 'delete', baseVersion: 3, state: 'waiting' });
    expect(entry!.notBefore! - before).toBeGreaterThanOrEqual(6000);
    expect(entry!.notBefore! - before).toBeLessThan(60_000);
    await undoDelete(phone.source, seen.id);
    expect([await phone.shown(seen.id), await phone.outbox()]).toEqual([{ ...seen, state: 'sent' }, []]);
  });

  test('is undone on the reading’s own farm after it was sent', async () => {
    const seen = await phone.pulled({ version: 3 });
    await deleteReading(phone.source, seen.id);
    await (await db()).clear('outbox');
    await undoDelete({ device: phone.source.device }, seen.id);
    expect(await phone.outbox()).toMatchObject([{ kind: 'put', farmId: 'farm' }]);
  });

  test('leaves the waiting change when it is undone', async () => {
    const seen = await phone.pulled({ version: 3 });
    await save({ ...seen, intakeEc: 2.5, seen });
    await deleteReading(phone.source, seen.id);
    await undoDelete(phone.source, seen.id);
    expect(await phone.shown(seen.id)).toMatchObject({ state: 'waiting', intakeEc: 2.5 });
    expect(await phone.outbox()).toMatchObject([{ kind: 'put' }]);
  });

  test('leaves nothing on the screen when it is undone after somebody else deleted the reading', async () => {
    const seen = await phone.pulled({ version: 3 });
    await save({ ...seen, intakeEc: 2.5, seen });
    const change = await leave(seen.id);
    await deleteReading(phone.source, seen.id);
    const tx = (await db()).transaction('readings', 'readwrite');
    await dropReading(tx.store, seen.id);
    await tx.done;
    await confirm(phone.source.device, change, { ...seen, intakeEc: 2.5, version: 4 }, 4);
    await undoDelete(phone.source, seen.id);
    expect([await phone.shown(seen.id), await phone.outbox()]).toEqual([null, []]);
  });

  test('is undone by one more change if it may have been sent', async () => {
    const seen = await phone.pulled({ version: 3 });
    await deleteReading(phone.source, seen.id);
    const [entry] = await phone.outbox();
    await (await db()).put('outbox', { ...entry!, attempts: 1 });
    await undoDelete(phone.source, seen.id);
    expect(await phone.outbox()).toMatchObject([{ kind: 'delete' }, { kind: 'put', baseVersion: 'undecided' }]);
    expect(await phone.shown(seen.id)).toMatchObject({ state: 'waiting', intakeEc: 2 });
  });

  const setState = async (state: 'refused' | 'conflict') => {
    const [entry] = await phone.outbox();
    await (await db()).put('outbox', { ...entry!, state });
  };

  test('can be undone at any time if the reading was never sent', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { id } = await save(phone.reading({ intakeEc: 2.7 }));
    await deleteReading(phone.source, id);
    vi.setSystemTime(Date.now() + 7000);
    expect(await beginTry(phone.source.device, id)).toMatchObject({ do: 'vanish' });
    expect([await phone.shown(id), await phone.outbox()]).toEqual([null, []]);
    await undoDelete(phone.source, id);
    expect(await phone.shown(id)).toMatchObject({ state: 'waiting', intakeEc: 2.7 });
    expect(await phone.outbox()).toMatchObject([{ kind: 'put', baseVersion: null, body: { intakeEc: 2.7 } }]);
    vi.useRealTimers();
  });

  test('restores the reading’s own instant if a wrong clock dated it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { id } = await save({ ...phone.reading(), stamp: deviceClock.stamp() });
    const { timestamp } = (await phone.shown(id))!;
    await deleteReading(phone.source, id);
    const corrected = vi.spyOn(deviceClock, 'instantOf').mockImplementation(({ instant }) => instant - 7200);
    expect(await correctTimes(phone.source.device)).toBe(1);
    corrected.mockRestore();
    vi.setSystemTime(Date.now() + 7000);
    expect(await beginTry(phone.source.device, id)).toMatchObject({ do: 'vanish' });
    await undoDelete(phone.source, id);
    const right = momentOf(timestamp - 7200, phone.source.clock);
    expect(await phone.shown(id)).toMatchObject({ ...right, timestamp: timestamp - 7200 });
    expect(await phone.outbox()).toMatchObject([{ kind: 'put', body: { ...right, timestamp: timestamp - 7200 } }]);
    vi.useRealTimers();
  });

  test('leaves nothing on the screen for a refused new reading, and can be undone', async () => {
    const { id } = await save(phone.reading({ intakeEc: 2.7 }));
    await setState('refused');
    await deleteReading(phone.source, id);
    expect([await phone.shown(id), await phone.outbox()]).toEqual([null, []]);
    await undoDelete(phone.source, id);
    expect(await phone.outbox()).toMatchObject([{ kind: 'put', baseVersion: null, body: { intakeEc: 2.7 } }]);
  });

  test.each(['refused', 'conflict'] as const)('restores a change that is %s when it is undone', async (state) => {
    const seen = await phone.pulled({ version: 3 });
    await save({ ...seen, intakeEc: 2.5, seen });
    await setState(state);
    const [change] = await phone.outbox();
    await deleteReading(phone.source, seen.id);
    await undoDelete(phone.source, seen.id);
    const [again] = await phone.outbox();
    const after = state === 'refused' ? 'waiting' : state;
    expect(again).toEqual({ ...change, key: again?.key, state: after });
    expect(again?.key).not.toBe(change?.key);
    expect(await phone.shown(seen.id)).toMatchObject({ state: after, intakeEc: 2.5 });
  });

  test('in conflict stays on the screen', async () => {
    const seen = await phone.pulled();
    await save({ ...seen, intakeEc: 2.5, seen });
    await setState('conflict');
    await deleteReading(phone.source, seen.id);
    expect(await phone.shown(seen.id)).toMatchObject({ state: 'conflict' });
  });

  test('does nothing to a missing reading, nor does an undo to a shown one', async () => {
    await deleteReading(phone.source, 'nothing');
    const seen = await phone.pulled();
    await undoDelete(phone.source, seen.id);
    await undoDelete(phone.source, 'nothing');
    expect([await phone.outbox(), (await phone.shown(seen.id))?.state]).toEqual([[], 'sent']);
  });
});

test('a time from the clock keeps its stamp until the person chooses another', async () => {
  const stamp = deviceClock.stamp();
  const when = momentOfStamp(stamp, phone.source.clock);
  const { id } = await save({ ...phone.reading(), date: '2020-01-01', time: '00:00', stamp });
  expect(await phone.shown(id)).toMatchObject(when);
  expect(await phone.outbox()).toMatchObject([{ stamp, clock: phone.source.clock, body: when }]);
  const seen = (await phone.shown(id))!;
  await save({ ...seen, intakeEc: 3, seen });
  expect((await phone.outbox())[0]).toMatchObject({ stamp, body: { intakeEc: 3 } });
  await save({ ...seen, date: '2026-06-14', time: '08:00', seen });
  expect((await phone.outbox())[0]).not.toHaveProperty('stamp');
  expect((await phone.outbox())[0]).not.toHaveProperty('clock');
});
