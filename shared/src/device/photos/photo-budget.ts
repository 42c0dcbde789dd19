import { photoBudget } from '../../domain/photos/photo-limits.ts';
import type { Device } from '../local/device.ts';
import { forgetPhotos } from '../database/forget-photos.ts';
import type { PhotoEntry } from '../database/photo-entry.ts';

const sizeOf = (entries: readonly PhotoEntry[]) => entries.reduce((sum, { size }) => sum + size, 0);

/** The sent photos to delete from the device, so that the others fit the budget: those viewed longest ago first. */
export function overBudget(entries: readonly PhotoEntry[], budget = photoBudget): PhotoEntry[] {
  const sent = entries.filter(({ state }) => state === 'sent').toSorted((a, b) => a.usedAt - b.usedAt);
  let rest = sizeOf(sent);
  const forgotten: PhotoEntry[] = [];
  for (const entry of sent) {
    if (rest <= budget) break;
    rest -= entry.size;
    forgotten.push(entry);
  }
  return forgotten;
}

/** Makes the photos on the device fit their budget; a `budget` of 0 deletes all that the server has. */
export async function fitBudget(device: Device, budget = photoBudget): Promise<void> {
  const tx = (await device.db()).transaction(['photoEntries', 'pictures'], 'readwrite');
  const entries = tx.objectStore('photoEntries');
  const forgotten = new Set(overBudget(await entries.getAll(), budget).map(({ id }) => id));
  await forgetPhotos(entries, tx.objectStore('pictures'), ({ id }) => forgotten.has(id));
  await tx.done;
  if (forgotten.size > 0) device.changes.announce('photoEntries');
}
