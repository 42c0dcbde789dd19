import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { momentOf } from '../../domain/farm-time.ts';
import { deviceClock } from '../../session/clock/device-clock.ts';
import { OfflineDevice } from '@seguia/testing/offline-device';
import type { OutboxEntry } from '../database/rows.ts';
import { correctRefused, correctTimes, refusedByClock } from './correct-times.ts';
import { beginTry } from './outbox-answers.ts';
import { deleteReading, saveReading } from './save-reading.ts';

let phone: OfflineDevice;
beforeEach(() => {
  phone = new OfflineDevice();
});
afterEach(() => vi.restoreAllMocks());

test('a change that may have left and is deleted by now is not sent again for its time', async () => {
  const { id } = await saveReading(phone.source, phone.me, { ...phone.reading(), stamp: deviceClock.stamp() });
  await beginTry(phone.source.device, id);
  await deleteReading(phone.source, id);
  const before = await phone.outbox();
  vi.spyOn(deviceClock, 'instantOf').mockImplementation(({ instant }) => instant - 7200);
  expect(await correctTimes(phone.source.device)).toBe(0);
  expect(await phone.outbox()).toEqual(before);
  expect(before.map(({ kind }) => kind)).toEqual(['put', 'delete']);
});

/** A reading that an older app saved while the clock was so many hours ahead, and that the server refused. */
async function refused(hours: number): Promise<OutboxEntry> {
  const noted = Math.floor(Date.now() / 1000);
  const { clock, device } = phone.source;
  const when = momentOf(noted + hours * 3600, clock);
  await saveReading(phone.source, phone.me, { ...phone.reading(), ...when });
  const entry = (await phone.outbox()).at(-1)!;
  const errors = [{ field: 'time', code: 'date_in_future', message: 'x' }];
  const problem = { type: '/problems/x', title: 'x', status: 422, code: 'rule_broken', errors };
  const found = { ...entry, state: 'refused', problem } as const;
  await (await device.db()).put('outbox', found);
  return found;
}

test.each([
  [1, true],
  [2, true],
  [3, false],
])('a refused future of %d hours is the clock’s: %s', async (hours, isOfClock) => {
  const entry = await refused(hours);
  expect(refusedByClock([entry], phone.source.clock)).toEqual(isOfClock ? [entry] : []);
});

test('what is corrected has the minute in which it was noted', async () => {
  const entry = await refused(2);
  await correctRefused(phone.source.device, [entry], phone.source.clock);
  const [again] = await phone.outbox();
  expect(again).toMatchObject({ state: 'waiting', body: momentOf(entry.createdAt, phone.source.clock) });
  expect((again?.body?.timestamp ?? 1) % 60).toBe(0);
});
