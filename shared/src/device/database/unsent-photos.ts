import type { DeviceDb } from './database.ts';
import type { PhotoEntry } from './photo-entry.ts';

/** The photos that the server lacks, and deletions of photos. Without photos of drafts and deleted readings, which stay here. */
export async function unsentPhotos(db: DeviceDb, entries: readonly PhotoEntry[]): Promise<PhotoEntry[]> {
  const isUnsent = async ({ state, readingId, hasReading }: PhotoEntry) => {
    if (state === 'sent' || state === 'deleted') return state === 'deleted';
    const row = await db.get('readings', readingId);
    // The row of a deleted reading has no farm.
    return row ? row.farm !== undefined : hasReading;
  };
  const unsent = await Promise.all(entries.map(isUnsent));
  return entries.filter((_, at) => unsent[at]);
}
