import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { shownName } from '../../domain/server-address.ts';
import { openExisting } from '../../session/storage/existing-database.ts';
import { serverAtom } from '../../session/account/server.ts';
import { accountKeyAtom } from '../../session/account/session.ts';
import type { DeviceSchema } from '../database/database.ts';

/** Readings that wait on this device for accounts other than the one in use: how many, and nothing of what is in them. */
export interface UnsentElsewhere {
  /** Of other accounts on the data server in use. */
  here: number;
  /** On other data servers, each by the name that people know. */
  servers: readonly { name: string; count: number }[];
}

const nothing: UnsentElsewhere = { here: 0, servers: [] };
const accountDatabase = /^seguia:((.+)\|[^|]+)$/;

/** Counts the readings not sent in the databases of all accounts on this device but `own` (an account's key). */
export async function countUnsent(own: string | null, server: string | null): Promise<UnsentElsewhere> {
  // Firefox lists databases from version 126 on; before, the answer is not known.
  const names = (await globalThis.indexedDB?.databases?.()) ?? [];
  const byServer = new Map<string, number>();
  for (const { name = '' } of names) {
    const [, key, address = ''] = accountDatabase.exec(name) ?? [];
    if (key === undefined || key === own) continue;
    const count = await readingsIn(name);
    if (count > 0) byServer.set(address, (byServer.get(address) ?? 0) + count);
  }
  const there = [...byServer].filter(([address]) => address !== server);
  return {
    here: byServer.get(server ?? '') ?? 0,
    servers: there.map(([address, count]) => ({ name: shownName(address), count })),
  };
}

async function readingsIn(name: string): Promise<number> {
  const db = await openExisting<DeviceSchema>(name);
  if (!db) return 0;
  try {
    if (!db.objectStoreNames.contains('outbox')) return 0;
    return new Set((await db.getAll('outbox')).map(({ readingId }) => readingId)).size;
  } finally {
    db.close();
  }
}

/** What waits on this device for others than who is logged in; counted when a screen opens and when the account or the server changes. */
export function useUnsentElsewhere(): UnsentElsewhere {
  const own = useAtomValue(accountKeyAtom);
  const server = useAtomValue(serverAtom);
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    let current = true;
    const show = (next: UnsentElsewhere) => current && setFound(next);
    countUnsent(own, server).then(show, () => show(nothing));
    return () => {
      current = false;
    };
  }, [own, server]);
  return found;
}
