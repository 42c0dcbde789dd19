import { isOfReading, type JournalRecord, recordKey } from './journal-record.ts';
import type { LocalRecords } from './local-records.ts';

/**
 * What this device knows of readings that are not sent and of what is unfinished: the newest record of each. Where a full disk costs the browser its
 * database and its files at once, they come back from here.
 */
export class OpenRecords {
  readonly #newest = new Map<string, JournalRecord>();
  readonly #kept: LocalRecords | null;

  /** Begins with what an earlier page has `kept`. */
  constructor(kept: LocalRecords | null = null) {
    this.#kept = kept;
    for (const record of kept?.read() ?? []) this.#newest.set(recordKey(record), record);
  }

  get all(): JournalRecord[] {
    return [...this.#newest.values()];
  }

  add(records: readonly JournalRecord[]): void {
    for (const record of records) {
      const key = recordKey(record);
      if ((this.#newest.get(key)?.number ?? -1) > record.number) continue;
      // Of a reading that has left, only that it has left.
      this.#newest.set(key, isOfReading(record) && record.entries.length === 0 ? { ...record, row: null } : record);
      this.#kept?.keep(record);
    }
  }

  /** Forgets those of `before` that are not among the `known`, which database and journal agree on: they left while no page was open. */
  dropUnknown(before: readonly JournalRecord[], known: readonly JournalRecord[]): void {
    const knownKeys = new Set(known.map(recordKey));
    for (const record of before) {
      const key = recordKey(record);
      if (knownKeys.has(key) || this.#newest.get(key) !== record) continue;
      this.#newest.delete(key);
      this.#kept?.forget(record);
    }
  }
}
