import { newId } from '../../domain/uuid.ts';
import type { DeviceDb } from '../database/database.ts';
import type { FarmDevice } from '../local/farm-device.ts';
import { withStorageErrors } from '../local/storage-error.ts';
import { forgetPhotos } from '../database/forget-photos.ts';
import type { PhotoEntry } from '../database/photo-entry.ts';
import type { DevicePhoto } from './shown-photos.ts';

/** Deletes a photo. One that was never sent is gone at once; for any other, the deletion is sent to the server. Throws StorageFullError. */
export async function deletePhoto(
  { device, farmId }: FarmDevice,
  { id, readingId }: Pick<DevicePhoto, 'id' | 'readingId'>,
): Promise<void> {
  await withStorageErrors(device, async () => {
    const { tx, entries, pictures } = writing(await device.db());
    const write = async () => {
      const entry = await entries.get(id);
      await pictures.delete(id);
      if (entry && isOnlyHere(entry)) await entries.delete(id);
      else
        await entries.put({
          id,
          farm: entry?.farm ?? farmId,
          readingId,
          state: 'deleted',
          key: newId(),
          attempts: 0,
          hasReading: true,
          size: 0,
          usedAt: Date.now(),
        });
    };
    await Promise.all([write(), tx.done]);
  });
  device.changes.announce('photoEntries');
}

/** Deletes all photos of a draft that is started over. Throws StorageFullError. */
export async function deletePhotosOfDraft({ device }: FarmDevice, readingId: string): Promise<void> {
  const isOfDraft = (entry: PhotoEntry) => entry.readingId === readingId && isUnsent(entry);
  const found = await withStorageErrors(device, async () => {
    const { tx, entries, pictures } = writing(await device.db());
    const [some] = await Promise.all([forgetPhotos(entries, pictures, isOfDraft), tx.done]);
    return some;
  });
  if (found) device.changes.announce('photoEntries');
}

function writing(db: DeviceDb) {
  const tx = db.transaction(['photoEntries', 'pictures'], 'readwrite', { durability: 'strict' });
  return { tx, entries: tx.objectStore('photoEntries'), pictures: tx.objectStore('pictures') };
}

/** A refused photo whose answers were cut off may be on the server all the same. */
const isOnlyHere = (entry: PhotoEntry) => isUnsent(entry) || (entry.state === 'refused' && entry.cutOff === undefined);

const isUnsent = ({ state, attempts }: PhotoEntry) => state === 'waiting' && attempts === 0;
