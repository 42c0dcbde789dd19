import { newId } from '../../domain/uuid.ts';
import type { Account } from '../../session/account/account.ts';
import { identityMark } from '../database/database-identity.ts';
import { itemStores } from '../database/database.ts';
import { deviceOf, type Device } from './device.ts';
import { clearedMark } from '../database/marks.ts';
import { forgetPhotos } from '../database/forget-photos.ts';
import { noteReadings } from '../database/note-readings.ts';
import { journalMark } from '../journal/journal-mark.ts';

/** Deletes what was fetched from the server. Changes to send stay, with the readings that they are about. */
export async function clearCache(device: Device): Promise<void> {
  const db = await device.db();
  const stores = ['readings', 'outbox', 'series', 'marks', 'photoEntries', 'pictures', ...itemStores] as const;
  const tx = db.transaction(stores, 'readwrite', { durability: 'strict' });
  for (const store of ['series', ...itemStores] as const) void tx.objectStore(store).clear();
  const marks = tx.objectStore('marks');
  for (const key of await marks.getAllKeys()) if (key !== journalMark && key !== identityMark) void marks.delete(key);
  void marks.put({ mark: newId() }, clearedMark);
  const pending = new Set((await tx.objectStore('outbox').getAll()).map(({ readingId }) => readingId));
  const readings = tx.objectStore('readings');
  await noteReadings(tx.objectStore('photoEntries'), readings);
  if (pending.size === 0) void readings.clear();
  else for (const id of await readings.getAllKeys()) if (!pending.has(id)) void readings.delete(id);
  await forgetPhotos(tx.objectStore('photoEntries'), tx.objectStore('pictures'), ({ state }) => state === 'sent');
  await tx.done;
  device.changes.announce('readings', 'series', 'marks', 'photoEntries', ...itemStores);
}

/** Deletes what was fetched for an account. */
export function clearCacheOf(account: Account): Promise<void> {
  return clearCache(deviceOf(account));
}
