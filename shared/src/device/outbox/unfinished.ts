import { atom } from 'jotai';
import type { IDBPObjectStore, StoreNames } from 'idb';
import type { DeviceSchema } from '../database/database.ts';
import type { Unfinished } from '../database/rows.ts';
import { allOf, unfinishedOf } from '../database/unfinished-of.ts';
import type { UnfinishedRecord } from '../journal/journal-record.ts';
import { nextJournalNumber } from '../journal/journal-mark.ts';
import { farmDeviceAtom, type FarmDevice } from '../local/farm-device.ts';
import { addToJournal } from '../local/journal-writes.ts';
import { onConnection } from '../local/on-connection.ts';

/** Without a `value` the work is finished: it is removed if the device still has it for that reading and not for another one. */
export type UnfinishedChange = Pick<Unfinished, 'what' | 'readingId'> & { value?: unknown };

type Store = IDBPObjectStore<DeviceSchema, ArrayLike<StoreNames<DeviceSchema>>, 'unfinished', 'readwrite'>;

/** Writes changes inside a transaction. */
export async function putUnfinished(store: Store, farm: string, changes: readonly UnfinishedChange[]): Promise<void> {
  for (const { what, readingId, value } of changes) {
    if (value !== undefined) await store.put({ farm, what, readingId, value, at: Date.now() });
    else if ((await store.get([farm, what]))?.readingId === readingId) await store.delete([farm, what]);
  }
}

/** Removes the unfinished work that was to become this reading, inside the transaction that saves it. */
export async function finishReading(store: Store, farm: string, readingId: string): Promise<void> {
  for (const row of await store.getAll(allOf(farm)))
    if (row.readingId === readingId) await store.delete([farm, row.what]);
}

/** All unfinished work on the farm, newest first. */
export async function readUnfinished({ device, farmId }: FarmDevice): Promise<Unfinished[]> {
  const rows = await (await device.db()).getAll('unfinished', allOf(farmId));
  return rows.toSorted((a, b) => b.at - a.at);
}

/** Writes changes in one transaction. It is on the disk when this resolves, twice where the browser can store the journal. */
export async function writeUnfinished(source: FarmDevice, changes: readonly UnfinishedChange[]): Promise<void> {
  const { device, farmId } = source;
  await onConnection(device, async (db) => {
    // Does nothing but the change itself: the page may be closing, and a transaction that does not complete before is lost.
    const tx = db.transaction(['unfinished'], 'readwrite', { durability: 'strict' });
    await Promise.all([putUnfinished(tx.objectStore('unfinished') as Store, farmId, changes), tx.done]);
  });
  device.changes.announce('unfinished');
  await copyToJournal(source);
}

/** Appends all unfinished work on the farm to the journal. */
async function copyToJournal({ device, farmId }: FarmDevice): Promise<void> {
  const { journal } = device;
  if (!journal) return;
  const tx = (await device.db()).transaction(['unfinished', 'marks'], 'readwrite', { durability: 'strict' });
  const read = async (): Promise<UnfinishedRecord> => ({
    number: await nextJournalNumber(tx.objectStore('marks'), journal),
    farm: farmId,
    unfinished: await unfinishedOf(tx.objectStore('unfinished'), farmId),
  });
  const [record] = await Promise.all([read(), tx.done]);
  await addToJournal(device, journal, [record]);
}

/** The unfinished work on the chosen farm at this moment, newest first. Rejects where the browser gives no storage. */
export const loadUnfinishedAtom = atom(null, async (get): Promise<readonly Unfinished[]> => {
  const source = get(farmDeviceAtom);
  return source ? readUnfinished(source) : [];
});

/**
 * Stores or removes unfinished work on the farm that is chosen when it is read, also after the session has ended or another farm was chosen.
 * Rejects where the device refuses.
 */
export const unfinishedWriterAtom = atom((get) => {
  const source = get(farmDeviceAtom);
  return async (changes: readonly UnfinishedChange[]): Promise<void> => {
    if (source && changes.length > 0) await writeUnfinished(source, changes);
  };
});

/** Stores or removes unfinished work on the chosen farm. Rejects where the device refuses. */
export const keepUnfinishedAtom = atom(null, (get, _set, changes: readonly UnfinishedChange[]): Promise<void> =>
  get(unfinishedWriterAtom)(changes),
);
