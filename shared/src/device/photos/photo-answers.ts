import type { Photo, Problem } from '@seguia/openapi';
import type { Device } from '../local/device.ts';
import { isHidden } from '../readings/reading-rows.ts';
import type { PhotoEntry } from '../database/photo-entry.ts';
import { noteItem } from '../database/store-item.ts';

/** What can be sent now, oldest first: photos of readings that the server has, and deletions. */
export async function photosToSend(device: Device): Promise<PhotoEntry[]> {
  const db = await device.db();
  const entries: PhotoEntry[] = await db.getAll('photoEntries');
  const ready: PhotoEntry[] = [];
  for (const entry of entries) {
    if (entry.state === 'deleted') ready.push(entry);
    if (entry.state !== 'waiting') continue;
    const row = await db.get('readings', entry.readingId);
    if (row ? row.version > 0 && !isHidden(row) : entry.hasReading) ready.push(entry);
  }
  return ready;
}

/** Notes that a photo is about to be sent; null if it was deleted meanwhile. */
export async function beginPhoto(
  device: Device,
  { id, key }: PhotoEntry,
): Promise<{ entry: PhotoEntry; picture: Uint8Array<ArrayBuffer> | undefined } | null> {
  const tx = (await device.db()).transaction(['photoEntries', 'pictures'], 'readwrite', { durability: 'strict' });
  const entries = tx.objectStore('photoEntries');
  const found = await entries.get(id);
  if (!found || found.key !== key) return null;
  const entry = { ...found, attempts: found.attempts + 1 };
  const picture = await tx.objectStore('pictures').get(id);
  await Promise.all([entries.put(entry), tx.done]);
  return { entry, picture };
}

/** The server has received the photo. If it was deleted here meanwhile, the deletion is sent next. */
export async function photoSent(device: Device, sent: PhotoEntry, photo: Photo): Promise<void> {
  const tx = (await device.db()).transaction(['photoEntries', 'photos', 'marks'], 'readwrite', {
    durability: 'strict',
  });
  const entries = tx.objectStore('photoEntries');
  const write = async () => {
    const entry = await entries.get(sent.id);
    if (entry?.key === sent.key) {
      const { problem: _problem, ...rest } = entry;
      await entries.put({ ...rest, state: 'sent' });
    }
    await tx.objectStore('photos').put({ farm: sent.farm, id: photo.id, item: photo });
    await noteItem(tx.objectStore('marks'), sent.farm, 'photos');
  };
  await Promise.all([write(), tx.done]);
  device.changes.announce('photoEntries', 'photos');
}

/** Neither the server nor this device has the photo any more. */
export async function photoGone(device: Device, { id, farm }: PhotoEntry): Promise<void> {
  const stores = ['photoEntries', 'pictures', 'photos', 'marks'] as const;
  const tx = (await device.db()).transaction(stores, 'readwrite', { durability: 'strict' });
  const forget = [tx.objectStore('photoEntries').delete(id), tx.objectStore('pictures').delete(id)];
  const note = noteItem(tx.objectStore('marks'), farm, 'photos');
  await Promise.all([...forget, tx.objectStore('photos').delete([farm, id]), note, tx.done]);
  device.changes.announce('photoEntries', 'photos');
}

/** Forgets a deletion that a lost right refuses: no list shows it, so it would wait for ever. The server's photo is shown again. */
export async function deletionRefused(device: Device, { id }: PhotoEntry): Promise<void> {
  await (await device.db()).delete('photoEntries', id);
  device.changes.announce('photoEntries');
}

/**
 * Notes why a photo waits, for example for a lost right, so that the person can look at it and delete it. This try has not stored the
 * photo on the server, so it does not count.
 */
export async function photoBlocked(device: Device, sent: PhotoEntry, problem: Problem): Promise<void> {
  const tx = (await device.db()).transaction('photoEntries', 'readwrite', { durability: 'strict' });
  const write = async () => {
    const entry = await tx.store.get(sent.id);
    if (entry?.key === sent.key) await tx.store.put({ ...entry, attempts: sent.attempts - 1, problem });
  };
  await Promise.all([write(), tx.done]);
  device.changes.announce('photoEntries');
}

/** The server refuses the photo for good. It stays, with the reason, until the person deletes it. */
export async function photoRefused(device: Device, sent: PhotoEntry, problem: Problem): Promise<void> {
  const tx = (await device.db()).transaction('photoEntries', 'readwrite', { durability: 'strict' });
  const write = async () => {
    const entry = await tx.store.get(sent.id);
    if (entry?.key === sent.key) await tx.store.put({ ...entry, state: 'refused', problem });
  };
  await Promise.all([write(), tx.done]);
  device.changes.announce('photoEntries');
}

/** Counts a try that got no answer while the server answered other calls. After `most` of them the photo is refused, and the answer is true. */
export async function photoCut(device: Device, sent: PhotoEntry, problem: Problem, most: number): Promise<boolean> {
  const cutOff = (sent.cutOff ?? 0) + 1;
  const tx = (await device.db()).transaction('photoEntries', 'readwrite', { durability: 'strict' });
  const isRefused = cutOff >= most && sent.state === 'waiting';
  const write = async () => {
    const entry = await tx.store.get(sent.id);
    if (entry?.key !== sent.key) return;
    await tx.store.put({ ...entry, cutOff, ...(isRefused && { state: 'refused', problem }) });
  };
  await Promise.all([write(), tx.done]);
  if (isRefused) device.changes.announce('photoEntries');
  return isRefused;
}

/** Sends a refused photo again, for example after the reason was removed on the way to the server. */
export async function retryPhoto(device: Device, id: string): Promise<void> {
  const tx = (await device.db()).transaction('photoEntries', 'readwrite', { durability: 'strict' });
  const write = async () => {
    const entry = await tx.store.get(id);
    if (entry?.state !== 'refused') return;
    const { problem: _problem, cutOff: _cutOff, ...rest } = entry;
    // A refused try may have reached the server all the same, so it counts as one that was begun.
    await tx.store.put({ ...rest, state: 'waiting' });
  };
  await Promise.all([write(), tx.done]);
  device.changes.announce('photoEntries');
}
