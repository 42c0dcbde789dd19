import type { Changes } from '../database/changes.ts';
import { type DeviceDb, itemStores } from '../database/database.ts';
import type { Journal } from '../journal/journal.ts';
import type { OpenRecords } from '../journal/open-records.ts';
import { addLacking, reconcile } from '../journal/reconcile.ts';

/** The part of a device that its journal changes. */
export interface Journaled {
  changes: Changes;
  /** The second copy of what is not sent; null while it is unavailable, and in a browser that cannot store one. */
  journal: Journal | null;
  /** What this page knows to be unsent and unfinished. */
  open: OpenRecords;
}

/** Milliseconds before the second, third, … try; the last one is repeated. */
const pauses = [500, 1000, 2000, 5000, 15_000, 60_000];

/**
 * Makes journal and database equal, then gives `device` its journal. If that fails (a worker that loads slowly, a disk without room) it
 * tries again until it works, or the device has another database; what is saved meanwhile gets its second copy then. Calls `tried` when the
 * first try has ended. Never rejects.
 */
export async function connectJournal(
  device: Journaled,
  db: DeviceDb,
  journal: Journal | null,
  isCurrent: () => boolean,
  tried: () => void,
): Promise<void> {
  if (!journal) return tried();
  // Read before anything is written to this database.
  const open = device.open.all;
  const before = device.open.local;
  for (let failures = 0; isCurrent(); failures += 1) {
    try {
      const restored = await reconcile(db, journal, open);
      if (!isCurrent()) return;
      device.journal = journal;
      // Appends what was saved while the two were made equal.
      const known = await addLacking(db, journal, await journal.read());
      device.open.add(known);
      device.open.dropUnknown(before, known);
      // What was not sent may be of any list.
      if (restored > 0) device.changes.announce('readings', 'outbox', 'unfinished', ...itemStores);
      return;
    } catch (error) {
      if (!isCurrent()) return;
      device.journal = null;
      if (failures === 0) console.error('The journal cannot be had:', error);
    } finally {
      tried();
    }
    await new Promise((resolve) => setTimeout(resolve, pauses[Math.min(failures, pauses.length - 1)]));
  }
}
