import type { PhotoEntry } from './photo-entry.ts';

interface Entries {
  getAll(): Promise<PhotoEntry[]>;
  delete(id: string): Promise<void>;
}

/** Deletes some photos from the device, inside a transaction. Returns whether there were any. */
export async function forgetPhotos(
  entries: Entries,
  pictures: Pick<Entries, 'delete'>,
  isForgotten: (entry: PhotoEntry) => boolean,
): Promise<boolean> {
  const forgotten = (await entries.getAll()).filter(isForgotten);
  for (const { id } of forgotten) await Promise.all([entries.delete(id), pictures.delete(id)]);
  return forgotten.length > 0;
}
