import { isOfReading, type JournalRecord, recordKey } from './journal-record.ts';
import type { LocalRecord, LocalRecords } from './local-records.ts';

/**
 * What this device knows of readings that are not sent and of what is unfinished: the newest record of each. Where a full disk costs the browser its
 * database and its files at once, they come back from here.
 */
export class OpenRecords {
  readonly #newest = new Map<string, JournalRecord>();
  readonly #local: LocalRecords | null;
  #database: string | null = null;

  /** `local`: where each record is kept once more. */
  constructor(local: LocalRecords | null = null) {
    this.#local = local;
  }

  get all(): JournalRecord[] {
    return [...this.#newest.values()];
  }

  /** A database was opened. Takes over what was open in an earlier one of its name, which is gone. Without an identity nothing is kept beside it. */
  begin(database: string | null): void {
    this.#database = database;
    if (database === null) return;
    for (const { database: earlier, record } of this.#local?.read() ?? []) if (earlier !== database) this.#take(record);
  }

  add(records: readonly JournalRecord[]): void {
    for (const record of records)
      if (this.#take(record) && this.#database !== null) this.#local?.keep({ database: this.#database, record });
  }

  /** What is kept beside database and journal at this moment. */
  get local(): readonly LocalRecord[] {
    return this.#local?.read() ?? [];
  }

  /** Forgets those of `before` that are not among the `known`, on which database and journal agree: they left while no page was open. What was written since stays. */
  dropUnknown(before: readonly LocalRecord[], known: readonly JournalRecord[]): void {
    const knownKeys = new Set(known.map(recordKey));
    for (const copy of before) {
      const key = recordKey(copy.record);
      if (knownKeys.has(key)) continue;
      if (this.#newest.get(key)?.number === copy.record.number) this.#newest.delete(key);
      this.#local?.drop(copy);
    }
  }

  /** Whether the record is the newest of its thing, and is now held. */
  #take(record: JournalRecord): boolean {
    const key = recordKey(record);
    if ((this.#newest.get(key)?.number ?? -1) > record.number) return false;
    // Of a reading that has left, only that it has left.
    this.#newest.set(key, isOfReading(record) && record.entries.length === 0 ? { ...record, row: null } : record);
    return true;
  }
}
