import { photosOfReading } from '../../domain/photos/photo-limits.ts';
import { newId } from '../../domain/uuid.ts';
import type { FarmDevice } from '../local/farm-device.ts';
import { StorageFullError, withStorageErrors } from '../local/storage-error.ts';
import { fitBudget } from './photo-budget.ts';
import { readPhotos } from './shown-photos.ts';

export interface PhotoToAdd {
  /** The reading's id. A form's new reading has it from its draft on. */
  readingId: string;
  /** The JPEG to be sent. */
  picture: Uint8Array<ArrayBuffer>;
}

/**
 * Stores a photo of a reading, or of a draft. It is on the disk when this resolves, and is sent when the server has the reading. Resolves
 * with false if the reading has its maximum of photos. Throws StorageFullError.
 */
export async function addPhoto(source: FarmDevice, { readingId, picture }: PhotoToAdd): Promise<boolean> {
  const there = (await readPhotos(source)).get(readingId) ?? [];
  if (there.length >= photosOfReading) return false;
  try {
    await putPhoto(source, readingId, picture);
  } catch (error) {
    if (!(error instanceof StorageFullError) || error.reason !== 'full') throw error;
    // Makes room by deleting photos that the server has, which can be fetched again.
    await fitBudget(source.device, 0);
    await putPhoto(source, readingId, picture);
  }
  return true;
}

async function putPhoto({ device, farmId }: FarmDevice, readingId: string, picture: Uint8Array<ArrayBuffer>) {
  const id = newId();
  await withStorageErrors(device, async () => {
    const stores = ['photoEntries', 'pictures', 'readings'] as const;
    const tx = (await device.db()).transaction(stores, 'readwrite', { durability: 'strict' });
    const write = async () => {
      const row = await tx.objectStore('readings').get(readingId);
      await tx.objectStore('pictures').put(picture, id);
      await tx.objectStore('photoEntries').put({
        id,
        farm: farmId,
        readingId,
        state: 'waiting',
        key: newId(),
        attempts: 0,
        hasReading: (row?.version ?? 0) > 0,
        size: picture.length,
        usedAt: Date.now(),
      });
    };
    await Promise.all([write(), tx.done]);
  });
  device.changes.announce('photoEntries');
}
