import { shownName } from '../../domain/server-address.ts';
import { openExisting } from '../../session/storage/existing-database.ts';
import type { DeviceSchema } from './database.ts';
import { unsentPhotos } from './unsent-photos.ts';

/** How many things with unsent changes, and photos, wait on this device for other accounts than the current one; nothing of their contents. */
export interface UnsentElsewhere {
  /** For other accounts on the current data server. */
  here: number;
  /** For other data servers, each with its name for people. */
  servers: readonly { name: string; count: number }[];
}

const accountDatabase = /^seguia:((.+)\|[^|]+)$/;

/** Counts what is not sent in the databases of all accounts on this device except `own` (an account's key). */
export async function countUnsent(own: string | null, server: string | null): Promise<UnsentElsewhere> {
  // Firefox lists databases from version 126 on; in older versions the number is unknown.
  const names = (await globalThis.indexedDB?.databases?.()) ?? [];
  const byServer = new Map<string, number>();
  for (const { name = '' } of names) {
    const [, key, address = ''] = accountDatabase.exec(name) ?? [];
    if (key === undefined || key === own) continue;
    const count = await changedThingsIn(name);
    if (count > 0) byServer.set(address, (byServer.get(address) ?? 0) + count);
  }
  const there = [...byServer].filter(([address]) => address !== server);
  return {
    here: byServer.get(server ?? '') ?? 0,
    servers: there.map(([address, count]) => ({ name: shownName(address), count })),
  };
}

async function changedThingsIn(name: string): Promise<number> {
  const db = await openExisting<DeviceSchema>(name);
  if (!db) return 0;
  try {
    const has = (store: 'outbox' | 'photoEntries') => db.objectStoreNames.contains(store);
    const changes = has('outbox') ? await db.getAll('outbox') : [];
    // The database of an older app has no photos.
    const photos = has('photoEntries') ? await unsentPhotos(db, await db.getAll('photoEntries')) : [];
    return new Set(changes.map(({ readingId }) => readingId)).size + photos.length;
  } finally {
    db.close();
  }
}
