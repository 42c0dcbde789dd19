import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveReading } from '../../device/outbox/save-reading.ts';
import { momentOfStamp } from '../../device/outbox/reading-time.ts';
import { deviceClock } from '../../session/clock/device-clock.ts';
import { OfflineDevice } from '@seguia/testing/offline-device';
import { json, problem, scriptedApi } from '@seguia/testing/scripted-api';
import { settleTimes } from './settle-times.ts';

let phone: OfflineDevice;
const signal = AbortSignal.timeout(20_000);
const sure = vi.spyOn(deviceClock, 'isSure');
beforeEach(() => {
  phone = new OfflineDevice();
  sure.mockReturnValue(false);
});
const settle = (...answers: Parameters<typeof scriptedApi>) => {
  const { api, listRequests } = scriptedApi(...answers);
  return { ended: settleTimes(api, phone.source.device, signal), listRequests };
};
const saveNow = () => {
  const stamp = deviceClock.stamp();
  return saveReading(phone.source, phone.me, {
    ...phone.reading(),
    ...momentOfStamp(stamp, phone.source.clock),
    stamp,
  });
};

test('where no time came from the clock nobody is asked', async () => {
  await saveReading(phone.source, phone.me, phone.reading());
  const { ended, listRequests } = settle();
  expect([await ended, listRequests()]).toEqual([null, []]);
});

test('a clock that nobody has confirmed asks the server first, one that is sure does not', async () => {
  await saveNow();
  const first = settle(json({}));
  expect([await first.ended, first.listRequests()]).toEqual([null, ['GET /']]);
  sure.mockReturnValue(true);
  const second = settle();
  expect([await second.ended, second.listRequests()]).toEqual([null, []]);
});

test('without an answer nothing leaves, and the times stay', async () => {
  const { id, timestamp } = await saveNow();
  expect(await settle(problem(503)).ended).toMatchObject({ status: 503 });
  expect(await settle(new TypeError('Failed to fetch')).ended).toMatchObject({ kind: 'offline' });
  await expect(settle(new DOMException('x', 'AbortError')).ended).rejects.toMatchObject({ name: 'AbortError' });
  expect((await phone.shown(id))?.timestamp).toBe(timestamp);
});

test('what a wrong clock gave is put right before it leaves', async () => {
  const { id, timestamp } = await saveNow();
  deviceClock.readDate(new Date(Date.now() + 2 * 3_600_000).toUTCString(), deviceClock.moment());
  expect(await settle(json({})).ended).toBeNull();
  const moved = (await phone.shown(id))!.timestamp - timestamp;
  expect(Math.abs(moved - 7200)).toBeLessThanOrEqual(60);
  expect((await phone.outbox())[0]?.body?.timestamp).toBe(timestamp + moved);
});
