import { newId } from '../../domain/uuid.ts';
import type { DeviceDb } from './database.ts';

/** Where a database keeps what tells it from a later one of the same name (in the store `marks`). */
export const identityMark = 'identity';

/** What tells this database from another one of its name, which the browser threw away; null where the disk has no room to write it. */
export async function identityOf(db: DeviceDb): Promise<string | null> {
  try {
    // A start only reads: it does not wait for the disk.
    const before = await db.get('marks', identityMark);
    if (before) return before.mark;
    const tx = db.transaction('marks', 'readwrite');
    const mark = (await tx.store.get(identityMark))?.mark ?? newId();
    await tx.store.put({ mark }, identityMark);
    await tx.done;
    return mark;
  } catch {
    return null;
  }
}
