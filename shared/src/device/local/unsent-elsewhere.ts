import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { shownName } from '../../domain/server-address.ts';
import { openExisting } from '../../session/storage/existing-database.ts';
import { serverAtom } from '../../session/account/server.ts';
import { accountKeyAtom } from '../../session/account/session.ts';
import type { DeviceSchema } from '../database/database.ts';

/** How many things with unsent changes wait on this device for other accounts than the current one; nothing of their contents. */
export interface UnsentElsewhere {
  /** For other accounts on the current data server. */
  here: number;
  /** For other data servers, each with its name for people. */
  servers: readonly { name: string; count: number }[];
}

const nothing: UnsentElsewhere = { here: 0, servers: [] };
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
    if (!db.objectStoreNames.contains('outbox')) return 0;
    return new Set((await db.getAll('outbox')).map(({ readingId }) => readingId)).size;
  } finally {
    db.close();
  }
}

/** What waits on this device for other accounts; counted when a screen opens, and when account or server changes. */
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
