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

describe('an edit in conflict with another', () => {
  beforeEach(async () => void (await edit(2.5)));

  test('waits for the person with both', async () => {
    const entry = await meet(theirs, 5);
    expect(await phone.outbox()).toEqual([{ ...entry, state: 'conflict', theirs, theirsVersion: 5 }]);
    expect(await phone.shown(seen.id)).toMatchObject({ state: 'conflict', intakeEc: 2.5, drainEc: null });
    expect(await beginTry(phone.source.device, seen.id)).toEqual({ do: 'nothing' });
  });

  // Specification 4: “mine” in a conflict is a new request on top of theirs
  test('settled with "mine" is a new request on top of theirs', async () => {
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

  test('settled with "theirs" leaves nothing to send', async () => {
    await resolveConflict(phone.source.device, await meet(theirs, 5), 'theirs');
    expect(await phone.outbox()).toEqual([]);
    expect(await phone.shown(seen.id)).toMatchObject({ ...theirs, state: 'sent' });
  });

  test('settled with a mixture has what the person chose of either, at its time', async () => {
    const later = { ...theirs, time: '11:30', timestamp: theirs.timestamp + 3600 };
    const entry = await meet(later, 5);
    await resolveConflict(phone.source.device, entry, { ...seen, time: '11:30', intakeEc: 2.5, drainEc: 4 });
    expect(await phone.outbox()).toMatchObject([
      { baseVersion: 5, body: { intakeEc: 2.5, drainEc: 4, time: '11:30' } },
    ]);
    expect(await phone.shown(seen.id)).toMatchObject({ time: '11:30', timestamp: later.timestamp, drainEc: 4 });
  });

  test('with their deletion makes a new reading by "mine", and none by "theirs"', async () => {
    const entry = await meet('deleted', 5);
    await resolveConflict(phone.source.device, entry, 'mine');
    expect(await phone.outbox()).toMatchObject([{ kind: 'put', baseVersion: 5, body: { intakeEc: 2.5 } }]);
    const again = await meet('deleted', null);
    await resolveConflict(phone.source.device, again, 'theirs');
    expect(await phone.outbox()).toEqual([]);
    expect(await phone.shown(seen.id)).toBeNull();
  });

  test('with their deletion settled with "theirs" is not undone by a late older answer', async () => {
    await resolveConflict(phone.source.device, await meet('deleted', 5), 'theirs');
    await applyServerReadings(phone.source.device, [{ ...seen, drainEc: 3, version: 4 }]);
    expect(await phone.shown(seen.id)).toBeNull();
  });

  test('with a later change of mine is one conflict between my newest values and theirs, based on what I saw first', async () => {
    await beginTry(phone.source.device, seen.id);
    await saveReading(phone.source, phone.me, { ...seen, intakeEc: 2.6, seen });
    await meet(theirs, 5);
    const [first, ...more] = await phone.outbox();
    expect(more).toEqual([]);
    expect(first).toMatchObject({ state: 'conflict', baseVersion: 3, seen: { intakeEc: 2 }, body: { intakeEc: 2.6 } });
  });

  test('waits all the same if the device has the reading no more', async () => {
    await (await phone.source.device.db()).delete('readings', seen.id);
    const entry = await meet(theirs, 5);
    expect(await phone.outbox()).toMatchObject([{ state: 'conflict' }]);
    await resolveConflict(phone.source.device, entry, 'mine');
    expect(await phone.outbox()).toMatchObject([{ state: 'conflict' }]);
  });

  test('with the same values needs no decision', async () => {
    await meet({ ...theirs, intakeEc: 2.5 }, 5);
    expect(await phone.outbox()).toEqual([]);
    expect(await phone.shown(seen.id)).toMatchObject({ state: 'sent', intakeEc: 2.5, drainEc: 3, version: 5 });
  });
});

test('is decided once, by the person who sees this one', async () => {
  await edit(2.5);
  const entry = await meet(theirs, 5);
  await resolveConflict(phone.source.device, { ...entry, key: 'another' }, 'theirs');
  expect(await phone.outbox()).toMatchObject([{ state: 'conflict' }]);
  await resolveConflict(phone.source.device, entry, 'mine');
  const decided = await phone.outbox();
  await resolveConflict(phone.source.device, decided[0]!, 'theirs');
  expect(await phone.outbox()).toEqual(decided);
});

describe('a deletion in conflict with an edit', () => {
  beforeEach(() => deleteReading(phone.source, seen.id));

  test('shows the reading again, and is sent without delay once it is decided', async () => {
    const entry = await meet(theirs, 5);
    expect(await phone.shown(seen.id)).toMatchObject({ state: 'conflict' });
    await resolveConflict(phone.source.device, entry, 'mine');
    expect(await phone.shown(seen.id)).toBeNull();
    const next = await beginTry(phone.source.device, seen.id);
    expect(next).toMatchObject({ do: 'send', entry: { kind: 'delete', baseVersion: 5, attempts: 1 } });
  });

  test('needs no decision if both are deletions', async () => {
    await meet('deleted', 4);
    expect(await phone.outbox()).toEqual([]);
    expect(await phone.shown(seen.id)).toBeNull();
  });
});
