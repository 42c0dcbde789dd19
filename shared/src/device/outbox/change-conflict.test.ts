import 'fake-indexeddb/auto';
import { OfflineDevice } from '@seguia/testing/offline-device';
import { expect, test } from 'vitest';
import { saveWaterDays } from '../water/save-water.ts';
import { waterConflicts } from '../water/water-conflict.ts';

const date = '2026-06-15';

/** A device with a day of water that may have left already, and a change of it made since. */
async function twoChanges() {
  const phone = new OfflineDevice();
  const save = (irrigation: number, radiation: number | null) =>
    saveWaterDays(phone.source, [{ date, plotId: null, irrigation, radiation }]);
  await save(5, null);
  const [first] = await phone.outbox();
  if (!first) throw new Error('Nothing was saved');
  const sent = { ...first, attempts: 1 };
  await (await phone.source.device.db()).put('outbox', sent);
  await save(6, null);
  expect(await phone.outbox()).toHaveLength(2);
  const theirs = (irrigation: number | null, radiation: number | null) => ({
    id: date,
    plotId: null,
    date,
    irrigation,
    radiation,
    createdBy: phone.me,
    createdAt: 1,
    updatedAt: 1,
    version: 3,
  });
  return { phone, sent, theirs };
}

test('two changes of mine that fit their version become one, with a key that the server has not answered yet', async () => {
  const { phone, sent, theirs } = await twoChanges();
  const keys = (await phone.outbox()).map(({ key }) => key);
  await waterConflicts.meet(phone.source.device, sent, theirs(null, 2400), 3);
  const [mine, ...others] = await phone.outbox();
  expect(others).toEqual([]);
  expect(mine).toMatchObject({ state: 'waiting', attempts: 0, baseVersion: 3 });
  expect(mine?.water).toMatchObject({ values: { irrigation: 6, radiation: 2400 }, seen: { radiation: 2400 } });
  expect(keys).not.toContain(mine?.key);
});

test('two changes of mine that clash with theirs wait as one for the person, and mine goes on top with a new key', async () => {
  const { phone, sent, theirs } = await twoChanges();
  await waterConflicts.meet(phone.source.device, sent, theirs(9, null), 3);
  const [held, ...others] = await phone.outbox();
  expect(others).toEqual([]);
  if (!held) throw new Error('Nothing waits');
  expect(held).toMatchObject({ state: 'conflict', theirsVersion: 3 });
  await waterConflicts.resolve(phone.source.device, held, 'mine');
  const [mine] = await phone.outbox();
  expect(mine).toMatchObject({ state: 'waiting', baseVersion: 3, water: { values: { irrigation: 6 } } });
  expect(mine?.key).not.toBe(held.key);
});

test('the last change of mine that is as theirs is dropped, with the one before', async () => {
  const { phone, sent, theirs } = await twoChanges();
  await waterConflicts.meet(phone.source.device, sent, theirs(6, null), 3);
  expect(await phone.outbox()).toEqual([]);
});
