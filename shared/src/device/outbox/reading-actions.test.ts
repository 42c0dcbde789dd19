// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from 'jotai';
import { drainPercent } from '../../domain/readings/drain-percent.ts';
import { loggedInStore } from '@seguia/testing/logged-in-store';
import { farmChoiceAtom } from '../../session/account/farm-choice.ts';
import { sessionAtom } from '../../session/account/session.ts';
import { deviceAtom, farmDeviceAtom } from '../local/farm-device.ts';
import { outboxAtom, outboxIsReadAtom } from '../local/outbox-atom.ts';
import {
  deleteReadingAtom,
  discardEntryAtom,
  isRecordedAtom,
  resolveConflictAtom,
  retryEntryAtom,
  saveReadingAtom,
  undoDeleteAtom,
} from './reading-actions.ts';
import { keepUnfinishedAtom, loadUnfinishedAtom } from './unfinished.ts';
import type { OutboxEntry } from '../database/rows.ts';

vi.mock('../../domain/readings/drain-percent.ts', { spy: true });

let store: ReturnType<typeof loggedInStore>['store'];
let me: ReturnType<typeof loggedInStore>['me'];
beforeEach(() => {
  ({ store, me } = loggedInStore());
});
const body = { plotId: 'p', date: '2026-06-15', time: '10:30', entryType: 'value', intakeEc: 2 } as const;
const db = () => store.get(deviceAtom)!.db();
const outbox = async () => (await db()).getAll('outbox');
/** Puts the only change into a state, as an answer of the server does. */
async function setState(change: Partial<OutboxEntry>): Promise<string> {
  const [entry] = await outbox();
  await (await db()).put('outbox', { ...entry!, ...change });
  return entry!.key;
}

test('a logged-in person makes a reading on the chosen farm, deletes it, and restores it', async () => {
  const saved = await store.set(saveReadingAtom, body);
  expect(saved).toMatchObject({ farmerId: 'farm', createdBy: me, state: 'waiting' });
  expect(await store.set(isRecordedAtom, body, 'another')).toBe(true);
  expect(await store.set(isRecordedAtom, body, saved.id)).toBe(false);
  await store.set(deleteReadingAtom, saved.id);
  expect((await outbox()).map(({ kind }) => kind)).toEqual(['put', 'delete']);
  expect(await store.set(isRecordedAtom, body, 'another')).toBe(false);
  await store.set(undoDeleteAtom, saved.id);
  expect((await outbox()).map(({ kind }) => kind)).toEqual(['put']);
});

test('a deletion is undone after its farm was left; once nobody is logged in, undo does nothing', async () => {
  const { id } = await store.set(saveReadingAtom, body);
  await store.set(deleteReadingAtom, id);
  store.set(farmChoiceAtom, { farm: null, ask: false });
  await store.set(undoDeleteAtom, id);
  expect(await outbox()).toMatchObject([{ kind: 'put', farmId: 'farm' }]);
  store.set(sessionAtom, null);
  await store.set(undoDeleteAtom, id);
});

test('a save finishes its draft, and writes what goes with it', async () => {
  await store.set(keepUnfinishedAtom, [{ what: 'draft', readingId: 'r', value: 'typed' }]);
  await store.set(keepUnfinishedAtom, []);
  expect(await store.set(loadUnfinishedAtom)).toMatchObject([{ what: 'draft', value: 'typed' }]);
  await store.set(saveReadingAtom, { ...body, id: 'r' }, [{ what: 'round', readingId: null, value: 1 }]);
  expect(await store.set(loadUnfinishedAtom)).toMatchObject([{ what: 'round', value: 1 }]);
});

test('saves nothing without a chosen farm or a login', async () => {
  const nobody = createStore();
  localStorage.clear();
  await expect(nobody.set(saveReadingAtom, body)).rejects.toThrow('No farm is chosen.');
  expect(() => nobody.set(isRecordedAtom, body, 'x')).toThrow('No farm is chosen.');
  expect(() => nobody.set(deleteReadingAtom, 'x')).toThrow('No farm is chosen.');
  expect(await nobody.set(loadUnfinishedAtom)).toEqual([]);
  await nobody.set(keepUnfinishedAtom, [{ what: 'draft', readingId: null, value: 1 }]);
  await nobody.set(retryEntryAtom, 'x');
  expect(nobody.get(outboxAtom)).toEqual([]);
});

describe('a change by its key', () => {
  beforeEach(async () => void (await store.set(saveReadingAtom, body)));

  test('is sent again, or discarded', async () => {
    const key = await setState({ state: 'refused' });
    await store.set(retryEntryAtom, 'another');
    expect((await outbox())[0]?.state).toBe('refused');
    await store.set(retryEntryAtom, key);
    const [again] = await outbox();
    expect(again?.state).toBe('waiting');
    await store.set(discardEntryAtom, again!.key);
    expect(await outbox()).toEqual([]);
  });

  test('is decided, if it is in conflict', async () => {
    const key = await setState({ state: 'conflict', theirs: 'deleted', theirsVersion: 4 });
    await store.set(resolveConflictAtom, key, 'mine');
    expect(await outbox()).toMatchObject([{ state: 'waiting', baseVersion: 4 }]);
  });
});

// Specification 1: on the web the browser is requested to keep the data after the first saved reading
test('asks the browser once to keep the data, after the first save, unless it does already', async () => {
  for (const persisted of [false, true]) {
    const storage = { persisted: async () => persisted, persist: vi.fn<() => Promise<boolean>>(async () => true) };
    vi.stubGlobal('navigator', { storage });
    vi.resetModules();
    const fresh = await import('./reading-actions.ts');
    const { loggedInStore: freshStore } = await import('@seguia/testing/logged-in-store');
    const { store: other } = freshStore();
    expect(storage.persist).not.toHaveBeenCalled();
    await other.set(fresh.saveReadingAtom, body);
    await other.set(fresh.saveReadingAtom, body);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(storage.persist).toHaveBeenCalledTimes(persisted ? 0 : 1);
    vi.unstubAllGlobals();
  }
});

test('reads unsent changes before it says that all is sent', async () => {
  localStorage.clear();
  expect(createStore().get(outboxIsReadAtom)).toBe(true);
  ({ store } = loggedInStore());
  await store.set(saveReadingAtom, body);
  expect([store.get(outboxIsReadAtom), store.get(outboxAtom)]).toEqual([false, []]);
  const stop = store.sub(outboxAtom, () => {});
  await vi.waitFor(() => expect(store.get(outboxIsReadAtom)).toBe(true));
  expect(store.get(outboxAtom)).toMatchObject([{ kind: 'put', farmId: store.get(farmDeviceAtom)?.farmId }]);
  await store.set(saveReadingAtom, { ...body, intakeEc: 3 });
  await vi.waitFor(() => expect(store.get(outboxAtom)).toHaveLength(2));
  stop();
});

test('calculates the drain percentage of a save once, also if the same reading exists already', async () => {
  const volumes = { totalDrained: 280, intakePerDripper: 100, dripperCount: 10, dripperUnit: 'ml' } as const;
  const drained = { ...body, ...volumes, entryType: 'drippers' } as const;
  await store.set(saveReadingAtom, { ...drained, id: 'a' });
  vi.mocked(drainPercent).mockClear();
  expect(await store.set(isRecordedAtom, drained, 'b')).toBe(true);
  expect(await store.set(isRecordedAtom, { ...drained, dripperCount: 20 }, 'b')).toBe(false);
  expect(drainPercent).not.toHaveBeenCalled();
  expect(await store.set(saveReadingAtom, { ...drained, id: 'a' })).toMatchObject({ drainPercent: 28 });
  expect(drainPercent).toHaveBeenCalledOnce();
});
