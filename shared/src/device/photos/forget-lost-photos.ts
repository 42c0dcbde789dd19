import { forgetPhotos } from '../database/forget-photos.ts';
import type { PhotoEntry } from '../database/photo-entry.ts';
import type { Device } from '../local/device.ts';

/** Milliseconds that a photo waits for a reading that does not exist: its draft is gone, or was never stored. */
const lostAfter = 7 * 86_400_000;

/** Deletes photos whose reading was discarded before the server had it: no draft and no reading has that id. */
export async function forgetLostPhotos(device: Device): Promise<void> {
  const db = await device.db();
  const old = (await db.getAll('photoEntries')).filter(mayBeLost);
  if (old.length === 0) return;
  const tx = db.transaction(['photoEntries', 'pictures', 'readings', 'unfinished'], 'readwrite');
  const drafts = new Set((await tx.objectStore('unfinished').getAll()).map(({ readingId }) => readingId));
  const lost = new Set<string>();
  for (const { readingId } of old)
    if (!drafts.has(readingId) && (await tx.objectStore('readings').getKey(readingId)) === undefined)
      lost.add(readingId);
  const isLost = (entry: PhotoEntry) => mayBeLost(entry) && lost.has(entry.readingId);
  const found = await forgetPhotos(tx.objectStore('photoEntries'), tx.objectStore('pictures'), isLost);
  await tx.done;
  if (found) device.changes.announce('photoEntries');
}

const mayBeLost = ({ state, attempts, hasReading, usedAt }: PhotoEntry) =>
  state === 'waiting' && attempts === 0 && !hasReading && usedAt < Date.now() - lostAfter;
