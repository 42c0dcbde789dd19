import { atom, type Getter } from 'jotai';
import type { Person, ReadingBody } from '@seguia/openapi';
import { profileAtom } from '../../session/account/session.ts';
import { correctRefused, refusedByClock } from './correct-times.ts';
import type { Device } from '../local/device.ts';
import { discard, retry } from './outbox-answers.ts';
import { resolveConflict } from './reading-conflict.ts';
import { deviceAtom, farmDeviceAtom, needFarmDevice } from '../local/farm-device.ts';
import { outboxAtom } from '../local/outbox-atom.ts';
import { deleteReading, type ReadingToSave, saveReading, undoDelete } from './save-reading.ts';
import type { DeviceReading, OutboxEntry } from '../database/rows.ts';
import { isRecorded } from '../readings/same-reading.ts';
import { withStorageErrors } from '../local/storage-error.ts';
import type { UnfinishedChange } from './unfinished.ts';

function person(get: Getter): Person {
  const profile = get(profileAtom);
  if (!profile) throw new Error('Nobody is logged in.');
  const { id, firstname, lastname } = profile;
  return { id, firstname, lastname };
}

/**
 * Saves a reading of the chosen farm, writes `unfinished` and removes the reading's drafts. All is safe on the device when this resolves,
 * and is sent as soon as there is a network. Throws StorageFullError: nothing was saved.
 */
export const saveReadingAtom = atom(
  null,
  async (get, _set, body: ReadingToSave, unfinished?: readonly UnfinishedChange[]): Promise<DeviceReading> => {
    const saved = await saveReading(needFarmDevice(get(farmDeviceAtom)), person(get), body, unfinished);
    requestPersistence();
    return saved;
  },
);

/** Whether the chosen farm already has another reading of the same plot, minute and values. Throws StorageFullError. */
export const isRecordedAtom = atom(null, (get, _set, body: ReadingBody, id: string): Promise<boolean> => {
  const source = needFarmDevice(get(farmDeviceAtom));
  return withStorageErrors(source.device, () => isRecorded(source, body, id));
});

/** Deletes a reading: here at once, on the server a few seconds later, so that it can be undone. Throws StorageFullError. */
export const deleteReadingAtom = atom(null, (get, _set, id: string): Promise<void> =>
  deleteReading(needFarmDevice(get(farmDeviceAtom)), id),
);

/** Undoes a deletion, also where another farm or none is chosen by now. Does nothing after the session has ended. Throws StorageFullError. */
export const undoDeleteAtom = atom(null, async (get, _set, id: string): Promise<void> => {
  const device = get(deviceAtom);
  if (device) await undoDelete({ device }, id);
});

let persistRequested = false;

/**
 * Asks the browser to keep this data even when the device runs short of space. It does so once, and only when there is something to lose,
 * because some browsers ask the person.
 */
function requestPersistence(): void {
  if (persistRequested) return;
  persistRequested = true;
  const { storage } = globalThis.navigator ?? {};
  const persist = async () => (await storage?.persisted?.()) || (await storage?.persist?.());
  persist().catch((error: unknown) => console.warn('The browser did not say whether it keeps this data:', error));
}

type Entry = Pick<OutboxEntry, 'key' | 'readingId'>;

/** Runs `work` on the change with this key, if it still exists. Throws StorageFullError: nothing was done. */
export async function withEntry(
  get: Getter,
  key: string,
  work: (device: Device, entry: Entry) => Promise<void>,
): Promise<void> {
  const device = get(deviceAtom);
  if (!device) return;
  await withStorageErrors(device, async () => {
    const entry = await (await device.db()).getFromIndex('outbox', 'key', key);
    if (entry) await work(device, entry);
  });
}

/** Discards the unsent change with this key: the reading becomes what the server has. Throws StorageFullError. */
export const discardEntryAtom = atom(null, (get, _set, key: string): Promise<void> => withEntry(get, key, discard));

/** Sends a refused change again unchanged. Throws StorageFullError. */
export const retryEntryAtom = atom(null, (get, _set, key: string): Promise<void> => withEntry(get, key, retry));

/**
 * Gives the readings that were refused because of the device's wrong clock the time at which they were saved, and sends them again. Throws
 * StorageFullError.
 */
export const correctRefusedAtom = atom(null, async (get): Promise<void> => {
  const source = get(farmDeviceAtom);
  if (source) await correctRefused(source.device, get(refusedByClockAtom), source.clock);
});

/** Readings of the chosen farm that were refused because of the device's wrong clock, and can be corrected together. */
export const refusedByClockAtom = atom((get) => {
  const source = get(farmDeviceAtom);
  const own = source ? get(outboxAtom).filter(({ farmId }) => farmId === source.farmId) : [];
  return source ? refusedByClock(own, source.clock) : [];
});

/** Resolves a conflict: mine, theirs, or a combination of both. Throws StorageFullError. */
export const resolveConflictAtom = atom(
  null,
  (get, _set, key: string, choice: 'mine' | 'theirs' | ReadingBody): Promise<void> =>
    withEntry(get, key, (device, entry) => resolveConflict(device, entry, choice)),
);
