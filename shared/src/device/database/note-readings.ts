import type { PhotoEntry } from './photo-entry.ts';
import type { ReadingRow } from './rows.ts';

/**
 * Notes in photos that wait that the server has their reading. Call it in the transaction that removes rows of readings: such a photo goes to
 * its reading later, though this is no longer on the device.
 */
export async function noteReadings(
  photos: { getAll(): Promise<PhotoEntry[]>; put(entry: PhotoEntry): Promise<unknown> },
  readings: { get(id: string): Promise<ReadingRow | undefined> },
): Promise<void> {
  for (const entry of await photos.getAll()) {
    if (entry.state !== 'waiting' || entry.hasReading) continue;
    const row = await readings.get(entry.readingId);
    if (row && row.version > 0) await photos.put({ ...entry, hasReading: true });
  }
}
