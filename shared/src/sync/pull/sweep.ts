import type { DeviceDb } from '../../device/database/database.ts';
import { noteReadings } from '../../device/database/note-readings.ts';
import { partRows } from '../../device/database/person-first.ts';
import type { Device } from '../../device/local/device.ts';
import { isSince, sweepReading } from '../../device/readings/keep-readings.ts';
import type { ReadingRow } from '../../device/database/rows.ts';
import { farmRange } from './compare-restored.ts';

/**
 * Deletes in parts what the full answer since `since` (milliseconds of this device's clock), of all days from `from` on, did not contain.
 * Mostly that is nothing, so a part is read in one request, and only those rows that may go are read again to be deleted. `beforeGone` is
 * called with each of these first: a row that waits to be sent after it stays.
 */
export async function sweep(
  device: Device,
  db: DeviceDb,
  farmId: string,
  { since, from }: { since: number; from: string },
  beforeGone?: (row: ReadingRow) => Promise<void>,
): Promise<void> {
  let [at, count] = [0, partRows];
  for (;;) {
    await device.personFirst.free();
    const part = await db.getAllFromIndex('readings', 'farm', farmRange(farmId, at), count);
    const old = part.filter((row) => !isSince(row, since));
    if (beforeGone) for (const row of old) if (row.reading.date >= from) await beforeGone(row);
    if (old.length > 0) {
      const tx = db.transaction(['readings', 'photoEntries'], 'readwrite', { durability: 'relaxed' });
      const store = tx.objectStore('readings');
      await noteReadings(tx.objectStore('photoEntries'), store);
      const rows = await Promise.all(old.map(({ id }) => store.get(id)));
      await Promise.all(rows.flatMap((row) => (row ? [sweepReading(store, row, since, from)] : [])));
      await tx.done;
    }
    if (part.length < count) return;
    const last = part.at(-1)?.at ?? at;
    // The next part begins with the readings of the last instant, which are read again.
    count = partRows + part.filter((row) => row.at === last).length;
    at = last;
  }
}

/** How long a hidden row of a deleted reading is kept, in milliseconds. */
const hiddenFor = 86_400_000;

/** Deletes rows of readings that were deleted so long ago that no answer about them can still arrive. */
export async function purgeHidden(device: Device): Promise<void> {
  const tx = (await device.db()).transaction('readings', 'readwrite');
  for (const row of await tx.store.index('hiddenAt').getAll(IDBKeyRange.upperBound(Date.now() - hiddenFor)))
    if (row.base === undefined) await tx.store.delete(row.id);
  await tx.done;
}
