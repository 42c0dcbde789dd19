import { newId } from '../../domain/uuid.ts';
import type { DeviceDb } from './database.ts';

/** The key of a database's identity in the store `marks`. */
export const identityMark = 'identity';

/**
 * A value that distinguishes this database from a later one of the same name, made after the browser deleted this one; null where the disk
 * has no room to write it.
 */
export async function identityOf(db: DeviceDb): Promise<string | null> {
  try {
    // A start only reads, so it does not wait for a write to the disk.
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
