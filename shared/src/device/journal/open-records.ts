import { isOfReading, type JournalRecord, recordKey } from './journal-record.ts';

/**
 * What this page knows of readings that are not sent and of what is unfinished: the newest record of each. Where a full disk costs the browser its
 * database and its files at once while the page lives, they come back from here.
 */
export class OpenRecords {
  readonly #newest = new Map<string, JournalRecord>();

  get all(): JournalRecord[] {
    return [...this.#newest.values()];
  }

  add(records: readonly JournalRecord[]): void {
    for (const record of records) {
      const key = recordKey(record);
      if ((this.#newest.get(key)?.number ?? -1) > record.number) continue;
      // Of a reading that has left, only that it has left.
      this.#newest.set(key, isOfReading(record) && record.entries.length === 0 ? { ...record, row: null } : record);
    }
  }
}
