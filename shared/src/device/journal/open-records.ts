import { isOfReading, type JournalRecord, recordKey } from './journal-record.ts';
import type { LocalRecord, LocalRecords } from './local-records.ts';

/**
 * What this page knows of readings that are not sent and of unfinished work: the newest record of each. They are restored from here if a
 * full disk makes the browser delete database and files at once.
 */
export class OpenRecords {
  readonly #newest = new Map<string, JournalRecord>();
  readonly #local: LocalRecords | null;
  #database: string | null = null;

  /** `local` stores each record once more. */
  constructor(local: LocalRecords | null = null) {
    this.#local = local;
  }

  get all(): JournalRecord[] {
    return [...this.#newest.values()];
  }

  /**
   * Call it when a database was opened. Takes over the open records of an earlier database of its name, which is gone. Without an identity
   * nothing is stored in `local`.
   */
  begin(database: string | null): void {
    this.#database = database;
    if (database === null) return;
    for (const { database: earlier, record } of this.#local?.read() ?? []) if (earlier !== database) this.#take(record);
  }

  add(records: readonly JournalRecord[]): void {
    for (const record of records)
      if (this.#take(record) && this.#database !== null) this.#local?.keep({ database: this.#database, record });
  }

  /** The records that are stored besides database and journal at this moment. */
  get local(): readonly LocalRecord[] {
    return this.#local?.read() ?? [];
  }

  /**
   * Removes those of `before` that are not among `known`, on which database and journal agree: they were sent while no page was open.
   * Records that were written since stay.
   */
  dropUnknown(before: readonly LocalRecord[], known: readonly JournalRecord[]): void {
    const knownKeys = new Set(known.map(recordKey));
    for (const copy of before) {
      const key = recordKey(copy.record);
      if (knownKeys.has(key)) continue;
      if (this.#newest.get(key)?.number === copy.record.number) this.#newest.delete(key);
      this.#local?.drop(copy);
    }
  }

  /** Stores the record if it is the newest of its subject; returns whether it is. */
  #take(record: JournalRecord): boolean {
    const key = recordKey(record);
    if ((this.#newest.get(key)?.number ?? -1) > record.number) return false;
    // For a reading that was sent, remembers only that it was sent.
    this.#newest.set(key, isOfReading(record) && record.entries.length === 0 ? { ...record, row: null } : record);
    return true;
  }
}
