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

test('an answer to a change that is not there any more changes nothing, and no screen reads anew', async () => {
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

test('an answer is no change of what somebody has begun to type', async () => {
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
  test('waits with the reason; sent again it is a new request, as the server remembers the old one’s no', async () => {
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

  test('gives its place to a later one of the same reading', async () => {
    await edit(2.5);
    const first = await leave();
    await edit(2.6);
    await refuse(phone.source.device, first, problem);
    expect(await phone.outbox()).toMatchObject([
      { state: 'waiting', baseVersion: 3, seen: { intakeEc: 2 }, body: { intakeEc: 2.6 } },
    ]);
  });

  test('leaves nothing in sight where it was new and is deleted by now, and the deletion can be undone', async () => {
    const { id } = await saveReading(phone.source, phone.me, phone.reading());
    const first = await leave(id);
    await deleteReading(phone.source, id);
    await refuse(phone.source.device, first, problem);
    expect([await phone.outbox(), await phone.shown(id)]).toEqual([[], null]);
    await undoDelete(phone.source, id);
    expect([await phone.outbox(), await phone.shown(id)]).toMatchObject([[{ kind: 'put' }], { state: 'waiting' }]);
  });
});

test('what waits, or has gone on meanwhile, is not touched by an answer or a tap that comes late', async () => {
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

test('the reason why a change cannot leave now is noted on it, and it goes on waiting', async () => {
  await edit(2.5);
  const entry = await leave();
  await noteProblem(phone.source.device, entry, { ...problem, status: 403 });
  expect(await phone.outbox()).toEqual([{ ...entry, problem: { ...problem, status: 403 } }]);
});

describe('a change that the server made', () => {
  test('is what the device has then; a later one is based on it', async () => {
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

  test('a discarded one that follows it shows what the server made', async () => {
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

describe('a change that the server made, of a reading that a pull has brought meanwhile', () => {
  const pull = async (work: (store: ReadingStore) => Promise<void>) => {
    const tx = (await phone.source.device.db()).transaction('readings', 'readwrite');
    await work(tx.store);
    await tx.done;
  };

  test('leaves it out of sight where that said it is gone', async () => {
    await edit(2.5);
    const entry = await leave();
    await pull((store) => dropReading(store, seen.id));
    await confirm(phone.source.device, entry, { ...seen, intakeEc: 2.5, version: 4 }, 4);
    expect([await phone.outbox(), await phone.shown(seen.id)]).toEqual([[], null]);
  });

  test('keeps what that brought for who gives up a later change', async () => {
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

describe('a change that is given up', () => {
  test('takes those along that follow it; the earlier one still leaves', async () => {
    await edit(2.5);
    await leave();
    await edit(2.6);
    const [first, second] = await phone.outbox();
    await discard(phone.source.device, second!);
    expect(await phone.outbox()).toEqual([first]);
    expect((await phone.shown(seen.id))?.state).toBe('waiting');
    await edit(2.7);
    await discard(phone.source.device, first!);
    expect(await phone.outbox()).toEqual([]);
    expect(await phone.shown(seen.id)).toMatchObject({ state: 'sent', intakeEc: 2 });
  });

  test('of a new reading leaves nothing', async () => {
    const { id } = await saveReading(phone.source, phone.me, phone.reading());
    const [entry] = await phone.outbox();
    await discard(phone.source.device, entry!);
    expect(await phone.outbox()).toEqual([]);
    expect(await (await phone.source.device.db()).get('readings', id)).toBeUndefined();
  });
});
