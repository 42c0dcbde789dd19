import { isOfReading, type JournalRecord, recordKey } from './journal-record.ts';

const prefix = 'seguia.open:';

/**
 * What a device database has open, a record each in `localStorage`. Where the disk is full and the browser has not promised to keep a site's data, Chromium
 * throws database and files away together, within seconds; what stands here stays. The browser takes its time to write it (up to a minute), so it comes
 * beside the journal, not in its place.
 */
export interface LocalRecords {
  read(): JournalRecord[];
  /** Keeps the newest record of each thing; one in which nothing is open any more only takes the older one away. */
  keep(record: JournalRecord): void;
  forget(record: JournalRecord): void;
}

/** Null where there is no `localStorage`: in a worker, or where the person has blocked it. */
export function localRecordsOf(database: string): LocalRecords | null {
  const storage = pageStorage();
  if (!storage) return null;
  const begin = `${prefix}${database}:`;
  const keyOf = (record: JournalRecord) => begin + recordKey(record);
  const forget = (record: JournalRecord) => storage.removeItem(keyOf(record));
  return {
    read: () =>
      Object.keys(storage)
        .filter((key) => key.startsWith(begin))
        .flatMap((key) => recordIn(storage.getItem(key))),
    keep(record) {
      // Another tab may have kept a newer one.
      const [held] = recordIn(storage.getItem(keyOf(record)));
      if (held && held.number > record.number) return;
      if (!isOpen(record)) return forget(record);
      try {
        storage.setItem(keyOf(record), JSON.stringify(record));
      } catch {
        // Full: database and journal hold it.
        forget(record);
      }
    },
    forget,
  };
}

const isOpen = (record: JournalRecord) => (isOfReading(record) ? record.entries : record.unfinished).length > 0;

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

function recordIn(text: string | null): JournalRecord[] {
  try {
    const record = JSON.parse(text ?? '') as Partial<JournalRecord> | null;
    return typeof record?.number === 'number' ? [record as JournalRecord] : [];
  } catch {
    return [];
  }
}
