import { isOpen, type JournalRecord, recordKey } from './journal-record.ts';

const prefix = 'seguia.open:';

/**
 * The open records of a device database, one by one in `localStorage`. On a full disk, if the browser has not promised to keep a site's
 * data, Chromium deletes database and files together within seconds; these records survive. The browser may take up to a minute to write
 * them, so they supplement the journal and do not replace it.
 */
export interface LocalRecords {
  read(): LocalRecord[];
  /** Stores the newest record of each subject. A record in which nothing is open only removes the older one. */
  keep(copy: LocalRecord): void;
  /** Removes a record, unless a newer one has replaced it. */
  drop(copy: LocalRecord): void;
}

export interface LocalRecord {
  /** The identity of the database that the record was written to: while that database exists, it is right. */
  database: string;
  record: JournalRecord;
}

/** Null where there is no `localStorage`: in a worker, or where the person has blocked it. */
export function localRecordsOf(database: string): LocalRecords | null {
  const storage = pageStorage();
  if (!storage) return null;
  const begin = `${prefix}${database}:`;
  const keyOf = (record: JournalRecord) => begin + recordKey(record);
  /** Another tab may have stored a newer one. */
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
        // The storage is full. Database and journal have the record, and the stored one is older, so it is removed.
        storage.removeItem(key);
      }
    },
    drop(copy) {
      const key = keyOf(copy.record);
      if (storage.getItem(key) === JSON.stringify(copy)) storage.removeItem(key);
    },
  };
}

/** The parts of `Storage` that are needed; a worker's types do not have it. */
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
