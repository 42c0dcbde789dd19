import 'fake-indexeddb/auto';
import type { Problem, Reading } from '@seguia/openapi';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OfflineDevice } from '@seguia/testing/offline-device';
import { beginTry, confirm, discard, noteProblem, refuse, retry } from './outbox-answers.ts';
import type { OutboxEntry } from '../database/rows.ts';
import { applyServerReading, dropReading, type ReadingStore } from '../readings/keep-readings.ts';
import { deleteReading, saveReading, undoDelete } from './save-reading.ts';

const problem: Problem = { type: '/problems/x', title: 'x', status: 422, code: 'x' };
let phone: OfflineDevice;
let seen: Reading;
beforeEach(async () => {
  phone = new OfflineDevice();
  seen = await phone.pulled({ version: 3 });
});

const edit = (intakeEc: number) => saveReading(phone.source, phone.me, { ...seen, intakeEc, seen });

/** Begins to send the reading's next change, and returns it. */
async function leave(id = seen.id): Promise<OutboxEntry> {
  const next = await beginTry(phone.source.device, id);
  if (next.do !== 'send') throw new Error(next.do);
  return next.entry;
}

test('an answer to a change that is gone changes nothing, and no screen reads again', async () => {
  await edit(2.5);
  const entry = await leave();
  await discard(phone.source.device, entry);
  const before = [await phone.outbox(), await phone.shown(seen.id)];
  const changed = vi.fn();
  phone.source.device.changes.listen(['readings', 'outbox', 'unfinished'], changed);
  await refuse(phone.source.device, entry, problem);
  expect([await phone.outbox(), await phone.shown(seen.id)]).toEqual(before);
  expect(changed).not.toHaveBeenCalled();
});

test('an answer does not change what somebody began to type', async () => {
  await edit(2.5);
  const [answered, typed] = [vi.fn(), vi.fn()];
  const { changes } = phone.source.device;
  changes.listen(['outbox'], answered);
  changes.listen(['unfinished'], typed);
  await refuse(phone.source.device, await leave(), problem);
  expect(answered).toHaveBeenCalled();
  expect(typed).not.toHaveBeenCalled();
});

describe('a change that the server refused', () => {
  test('waits with the reason; sent again it is a new request, as the server remembers its refusal of the old one', async () => {
    await edit(2.5);
    const entry = await leave();
    await refuse(phone.source.device, entry, problem);
    expect(await phone.outbox()).toEqual([{ ...entry, state: 'refused', problem }]);
    expect(await phone.shown(seen.id)).toMatchObject({ state: 'refused', intakeEc: 2.5 });

    await retry(phone.source.device, entry);
    const [again] = await phone.outbox();
    expect(again).toEqual({ ...entry, key: again?.key, attempts: 0 });
    expect(again?.key).not.toBe(entry.key);
    expect(await phone.shown(seen.id)).toMatchObject({ state: 'waiting', intakeEc: 2.5 });
  });

  test('gives way to a later one of the same reading', async () => {
    await edit(2.5);
    const first = await leave();
    await edit(2.6);
    await refuse(phone.source.device, first, problem);
    expect(await phone.outbox()).toMatchObject([
      { state: 'waiting', baseVersion: 3, seen: { intakeEc: 2 }, body: { intakeEc: 2.6 } },
    ]);
  });

  test('leaves nothing on the screen if it made a reading that is deleted by now, and the deletion can be undone', async () => {
    const { id } = await saveReading(phone.source, phone.me, phone.reading());
    const first = await leave(id);
    await deleteReading(phone.source, id);
    await refuse(phone.source.device, first, problem);
    expect([await phone.outbox(), await phone.shown(id)]).toEqual([[], null]);
    await undoDelete(phone.source, id);
    expect([await phone.outbox(), await phone.shown(id)]).toMatchObject([[{ kind: 'put' }], { state: 'waiting' }]);
  });
});

test('is not changed by a late answer or tap while it waits or goes on', async () => {
  await edit(2.5);
  const entry = await leave();
  await retry(phone.source.device, entry);
  expect(await phone.outbox()).toEqual([entry]);
  const late = { ...entry, key: 'of an earlier one' };
  await refuse(phone.source.device, late, problem);
  await confirm(phone.source.device, late, { ...seen, version: 4 }, 4);
  await noteProblem(phone.source.device, late, problem);
  await discard(phone.source.device, late);
  expect(await phone.outbox()).toEqual([entry]);
  expect(await phone.shown(seen.id)).toMatchObject({ state: 'waiting', intakeEc: 2.5 });
});

test('keeps the reason why it cannot be sent now, and goes on waiting', async () => {
  await edit(2.5);
  const entry = await leave();
  await noteProblem(phone.source.device, entry, { ...problem, status: 403 });
  expect(await phone.outbox()).toEqual([{ ...entry, problem: { ...problem, status: 403 } }]);
});

describe('a change that the server accepted', () => {
  test('becomes the device’s version, on which a later one is based', async () => {
    await edit(2.5);
    const first = await leave();
    await edit(2.6);
    await confirm(phone.source.device, first, { ...seen, intakeEc: 2.5, version: 4 }, 4);
    expect(await phone.outbox()).toMatchObject([{ baseVersion: 4, body: { intakeEc: 2.6 } }]);
    expect(await phone.shown(seen.id)).toMatchObject({ state: 'waiting', intakeEc: 2.6 });

    await confirm(phone.source.device, await leave(), { ...seen, intakeEc: 2.6, version: 5 }, 5);
    expect(await phone.outbox()).toEqual([]);
    expect(await phone.shown(seen.id)).toMatchObject({ state: 'sent', intakeEc: 2.6, version: 5 });
  });

  test('is shown when a change that follows it is discarded', async () => {
    await edit(2.5);
    const first = await leave();
    await edit(2.6);
    await confirm(phone.source.device, first, { ...seen, intakeEc: 2.5, version: 4 }, 4);
    const [later] = await phone.outbox();
    await discard(phone.source.device, later!);
    expect(await phone.outbox()).toEqual([]);
    expect(await phone.shown(seen.id)).toMatchObject({ state: 'sent', intakeEc: 2.5, version: 4 });
  });
});

describe('a change that the server accepted, of a reading that a pull brought meanwhile', () => {
  const pull = async (work: (store: ReadingStore) => Promise<void>) => {
    const tx = (await phone.source.device.db()).transaction('readings', 'readwrite');
    await work(tx.store);
    await tx.done;
  };

  test('keeps the reading hidden if the pull said that it is gone', async () => {
    await edit(2.5);
    const entry = await leave();
    await pull((store) => dropReading(store, seen.id));
    await confirm(phone.source.device, entry, { ...seen, intakeEc: 2.5, version: 4 }, 4);
    expect([await phone.outbox(), await phone.shown(seen.id)]).toEqual([[], null]);
  });

  test('leaves nothing that waits where the reading is gone and the person discards a refused change', async () => {
    await edit(2.5);
    await refuse(phone.source.device, await leave(), problem);
    await pull((store) => dropReading(store, seen.id));
    const [entry] = await phone.outbox();
    await discard(phone.source.device, entry!);
    expect([await phone.outbox(), await phone.shown(seen.id)]).toEqual([[], null]);
    expect((await (await phone.source.device.db()).get('readings', seen.id))?.state).toBe('sent');
  });

  test('keeps the pulled version for a person who discards a later change', async () => {
    await edit(2.5);
    const first = await leave();
    await edit(2.6);
    await pull((store) => applyServerReading(store, { ...seen, intakeEc: 3, version: 5 }));
    await confirm(phone.source.device, first, { ...seen, intakeEc: 2.5, version: 4 }, 4);
    const [later] = await phone.outbox();
    await discard(phone.source.device, later!);
    expect(await phone.shown(seen.id)).toMatchObject({ state: 'sent', intakeEc: 3, version: 5 });
  });
});

describe('a discarded change', () => {
  test('removes those that follow it; the earlier one is still sent', async () => {
    await edit(2.5);
    await leave();
    await edit(2.6);
    const [first, second] = await phone.outbox();
    await discard(phone.source.device, second!);
    expect(await phone.outbox()).toEqual([first]);
    expect(await phone.shown(seen.id)).toMatchObject({ state: 'waiting', intakeEc: 2.5 });
    await edit(2.7);
    await discard(phone.source.device, first!);
    expect(await phone.outbox()).toEqual([]);
    expect(await phone.shown(seen.id)).toMatchObject({ state: 'sent', intakeEc: 2 });
  });

  test('leaves the plot and time of the earlier one, where lists find the reading', async () => {
    await edit(2.5);
    await leave();
    await saveReading(phone.source, phone.me, { ...seen, plotId: 'another', time: '11:45', seen });
    await discard(phone.source.device, (await phone.outbox())[1]!);
    const { plotId, time, timestamp } = seen;
    const row = await (await phone.source.device.db()).get('readings', seen.id);
    expect(row).toMatchObject({ plot: plotId, at: timestamp, reading: { plotId, time, timestamp } });
  });

  test('that undid a deletion leaves the reading deleted', async () => {
    await deleteReading(phone.source, seen.id);
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
    await leave();
    later.mockRestore();
    await undoDelete(phone.source, seen.id);
    expect(await phone.shown(seen.id)).not.toBeNull();
    await discard(phone.source.device, (await phone.outbox())[1]!);
    expect([await phone.outbox(), await phone.shown(seen.id)]).toMatchObject([[{ kind: 'delete' }], null]);
  });

  test('leaves nothing if it made a reading', async () => {
    const { id } = await saveReading(phone.source, phone.me, phone.reading());
    const [entry] = await phone.outbox();
    await discard(phone.source.device, entry!);
    expect(await phone.outbox()).toEqual([]);
    expect(await (await phone.source.device.db()).get('readings', id)).toBeUndefined();
  });
});
