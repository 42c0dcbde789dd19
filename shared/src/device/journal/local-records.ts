import { isOpen, type JournalRecord, recordKey } from './journal-record.ts';

const prefix = 'seguia.open:';

/**
 * What a device database has open, a record each in `localStorage`. Where the disk is full and the browser has not promised to keep a site's data, Chromium
 * throws database and files away together, within seconds; what stands here stays. The browser takes its time to write it (up to a minute), so it comes
 * beside the journal, not in its place.
 */
export interface LocalRecords {
  read(): LocalRecord[];
  /** Keeps the newest record of each thing; one in which nothing is open any more only takes the older one away. */
  keep(copy: LocalRecord): void;
  /** Forgets a record, unless another one has taken its place. */
  drop(copy: LocalRecord): void;
}

export interface LocalRecord {
  /** The identity of the database that the record was written to: while that one is there, it knows better. */
  database: string;
  record: JournalRecord;
}

/** Null where there is no `localStorage`: in a worker, or where the person has blocked it. */
export function localRecordsOf(database: string): LocalRecords | null {
  const storage = pageStorage();
  if (!storage) return null;
  const begin = `${prefix}${database}:`;
  const keyOf = (record: JournalRecord) => begin + recordKey(record);
  /** Another tab may have kept a newer one. */
  const isNewest = (record: JournalRecord) =>
    recordIn(storage.getItem(keyOf(record))).every((held) => held.record.number <= record.number);
  return {
    read: () =>
      Object.keys(storage)
        .filter((key) => key.startsWith(begin))
        .flatMap((key) => recordIn(storage.getItem(key))),
    keep(copy) {
      const key = keyOf(copy.record);
      if (!isNewest(copy.record)) return;
      try {
        if (isOpen(copy.record)) storage.setItem(key, JSON.stringify(copy));
        else storage.removeItem(key);
      } catch {
        // Full. Database and journal hold it, and what stands here is older.
        storage.removeItem(key);
      }
    },
    drop(copy) {
      const key = keyOf(copy.record);
      if (storage.getItem(key) === JSON.stringify(copy)) storage.removeItem(key);
    },
  };
}

/** As much of `Storage` as is needed; a worker's types have none. */
interface PageStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

function pageStorage(): PageStorage | null {
  try {
    return (globalThis as { localStorage?: PageStorage }).localStorage ?? null;
  } catch {
    return null;
  }
}

function recordIn(text: string | null): LocalRecord[] {
  try {
    const copy = JSON.parse(text ?? '') as Partial<LocalRecord> | null;
    return typeof copy?.record?.number === 'number' && copy.database ? [copy as LocalRecord] : [];
  } catch {
    return [];
  }
}
