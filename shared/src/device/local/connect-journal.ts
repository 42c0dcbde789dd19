import type { DeviceDb } from '../database/database.ts';
import type { Device } from './device.ts';
import type { Journal } from '../journal/journal.ts';
import { addLacking, reconcile } from '../journal/reconcile.ts';

/** Milliseconds before the second, third, … try; the last one again and again. */
const pauses = [500, 1000, 2000, 5000, 15_000, 60_000];

/**
 * Gives `device` its journal, after the two were made to agree. Where that fails (a worker that loads slowly, a disk without room) it tries again
 * until it works or the database is another one: what is saved meanwhile gets its second copy then. Calls `tried` when the first try has ended.
 * Never rejects.
 */
export async function connectJournal(
  device: Device,
  db: DeviceDb,
  journal: Journal | null,
  isCurrent: () => boolean,
  tried: () => void,
): Promise<void> {
  if (!journal) return tried();
  // Before anything is written to this database.
  const open = device.open.all;
  const before = device.open.local;
  for (let failures = 0; isCurrent(); failures += 1) {
    try {
      const restored = await reconcile(db, journal, open);
      if (!isCurrent()) return;
      device.journal = journal;
      // Saved while the two were made to agree.
      const known = await addLacking(db, journal, await journal.read());
      device.open.add(known);
      device.open.dropUnknown(before, known);
      if (restored > 0) device.changes.announce('readings', 'outbox', 'unfinished');
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
