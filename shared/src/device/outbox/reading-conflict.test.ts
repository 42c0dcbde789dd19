import 'fake-indexeddb/auto';
import type { Reading } from '@seguia/openapi';
import { beforeEach, describe, expect, test } from 'vitest';
import { OfflineDevice } from '@seguia/testing/offline-device';
import { beginTry } from './outbox-answers.ts';
import { conflict, resolveConflict } from './reading-conflict.ts';
import { deleteReading, saveReading } from './save-reading.ts';
import { applyServerReadings } from '../readings/keep-readings.ts';

let phone: OfflineDevice;
let seen: Reading;
let theirs: Reading;
beforeEach(async () => {
  phone = new OfflineDevice();
  seen = await phone.pulled({ version: 3 });
  theirs = { ...seen, drainEc: 3, version: 5 };
});

/** Answers the first change with a conflict: the server has `other` instead. Returns the change. */
async function meet(other: Reading | 'deleted', version: number | null) {
  const [entry] = await phone.outbox();
  await conflict(phone.source.device, entry!, { reading: other, version });
  return entry!;
}
const edit = (intakeEc: number) => saveReading(phone.source, phone.me, { ...seen, intakeEc, seen });

describe('an edit meets another', () => {
  beforeEach(async () => void (await edit(2.5)));

  test('and waits for the person with both', async () => {
    const entry = await meet(theirs, 5);
    expect(await phone.outbox()).toEqual([{ ...entry, state: 'conflict', theirs, theirsVersion: 5 }]);
    expect(await phone.shown(seen.id)).toMatchObject({ state: 'conflict', intakeEc: 2.5, drainEc: null });
    expect(await beginTry(phone.source.device, seen.id)).toEqual({ do: 'nothing' });
  });

  test('"mine" is a new request on top of what they have', async () => {
    const entry = await meet(theirs, 5);
    await resolveConflict(phone.source.device, entry, 'mine');
    const [mine] = await phone.outbox();
    expect(mine).toMatchObject({ kind: 'put', state: 'waiting', attempts: 0, baseVersion: 5 });
    expect(mine).toMatchObject({ seen: { intakeEc: 2, drainEc: 3 }, body: { intakeEc: 2.5, drainEc: 3 } });
    expect(mine).not.toHaveProperty('theirs');
    expect(mine).not.toHaveProperty('theirsVersion');
    expect(mine?.key).not.toBe(entry.key);
    expect(await phone.shown(seen.id)).toMatchObject({ state: 'waiting', intakeEc: 2.5, drainEc: 3 });
  });

  test('"theirs" leaves nothing to send', async () => {
    await resolveConflict(phone.source.device, await meet(theirs, 5), 'theirs');
    expect(await phone.outbox()).toEqual([]);
    expect(await phone.shown(seen.id)).toMatchObject({ ...theirs, state: 'sent' });
  });

  test('a mixture is what the person chose of either, at its time', async () => {
    const later = { ...theirs, time: '11:30', timestamp: theirs.timestamp + 3600 };
    const entry = await meet(later, 5);
    await resolveConflict(phone.source.device, entry, { ...seen, time: '11:30', intakeEc: 2.5, drainEc: 4 });
    expect(await phone.outbox()).toMatchObject([
      { baseVersion: 5, body: { intakeEc: 2.5, drainEc: 4, time: '11:30' } },
    ]);
    expect(await phone.shown(seen.id)).toMatchObject({ time: '11:30', timestamp: later.timestamp, drainEc: 4 });
  });

  test('of what they deleted "mine" makes a new reading, "theirs" leaves none', async () => {
    const entry = await meet('deleted', 5);
    await resolveConflict(phone.source.device, entry, 'mine');
    expect(await phone.outbox()).toMatchObject([{ kind: 'put', baseVersion: 5, body: { intakeEc: 2.5 } }]);
    const again = await meet('deleted', null);
    await resolveConflict(phone.source.device, again, 'theirs');
    expect(await phone.outbox()).toEqual([]);
    expect(await phone.shown(seen.id)).toBeNull();
  });

  test('of what they deleted "theirs" is not undone by an older answer that comes late', async () => {
    await resolveConflict(phone.source.device, await meet('deleted', 5), 'theirs');
    await applyServerReadings(phone.source.device, [{ ...seen, drainEc: 3, version: 4 }]);
    expect(await phone.shown(seen.id)).toBeNull();
  });

  test('with a later change of mine behind it: one conflict holds the newest of mine upon what I saw first', async () => {
    await beginTry(phone.source.device, seen.id);
    await saveReading(phone.source, phone.me, { ...seen, intakeEc: 2.6, seen });
    await meet(theirs, 5);
    const [first, ...more] = await phone.outbox();
    expect(more).toEqual([]);
    expect(first).toMatchObject({ state: 'conflict', baseVersion: 3, seen: { intakeEc: 2 }, body: { intakeEc: 2.6 } });
  });

  test('of a reading that is not on the device any more waits all the same', async () => {
    await (await phone.source.device.db()).delete('readings', seen.id);
    const entry = await meet(theirs, 5);
    expect(await phone.outbox()).toMatchObject([{ state: 'conflict' }]);
    await resolveConflict(phone.source.device, entry, 'mine');
    expect(await phone.outbox()).toMatchObject([{ state: 'conflict' }]);
  });

  test('that says the same, and nothing is to be decided', async () => {
    await meet({ ...theirs, intakeEc: 2.5 }, 5);
    expect(await phone.outbox()).toEqual([]);
    expect(await phone.shown(seen.id)).toMatchObject({ state: 'sent', intakeEc: 2.5, drainEc: 3, version: 5 });
  });
});

test('a conflict is decided by who looks at this one, and once', async () => {
  await edit(2.5);
  const entry = await meet(theirs, 5);
  await resolveConflict(phone.source.device, { ...entry, key: 'another' }, 'theirs');
  expect(await phone.outbox()).toMatchObject([{ state: 'conflict' }]);
  await resolveConflict(phone.source.device, entry, 'mine');
  const decided = await phone.outbox();
  await resolveConflict(phone.source.device, decided[0]!, 'theirs');
  expect(await phone.outbox()).toEqual(decided);
});

describe('a deletion meets an edit', () => {
  beforeEach(() => deleteReading(phone.source, seen.id));

  test('and shows again; once decided it is held back no longer', async () => {
    const entry = await meet(theirs, 5);
    expect(await phone.shown(seen.id)).toMatchObject({ state: 'conflict' });
    await resolveConflict(phone.source.device, entry, 'mine');
    expect(await phone.shown(seen.id)).toBeNull();
    const next = await beginTry(phone.source.device, seen.id);
    expect(next).toMatchObject({ do: 'send', entry: { kind: 'delete', baseVersion: 5, attempts: 1 } });
  });

  test('that was a deletion, too: nothing is to be decided', async () => {
    await meet('deleted', 4);
    expect(await phone.outbox()).toEqual([]);
    expect(await phone.shown(seen.id)).toBeNull();
  });
});
