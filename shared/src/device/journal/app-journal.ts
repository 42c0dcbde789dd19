import { RecordFiles } from '../../session/native/record-files.ts';
import { isOpen, type JournalContent, type JournalRecord, recordKey } from './journal-record.ts';
import type { Journal } from './journal.ts';

/** One journal per name: two would not know what the other appends to the same files. */
const opened = new Map<string, AppJournal>();

/** The native app's journal of a device database, in files of the app's own, which survive when the system clears the web view's storage. */
export function openAppJournal(name: string): AppJournal {
  const journal = opened.get(name) ?? new AppJournal(name);
  opened.set(name, journal);
  return journal;
}

export class AppJournal implements Journal {
  /** The free room cannot be known; a record without room is refused when it is written. */
  readonly room = null;
  readonly #files: RecordFiles<JournalRecord>;

  constructor(name: string) {
    this.#files = new RecordFiles(`journal-${hex(name)}`, { keyOf: recordKey, isOpen });
  }

  read(): Promise<JournalContent> {
    return this.#files.read();
  }

  append(records: readonly JournalRecord[]): Promise<void> {
    return this.#files.append(records);
  }

  makeRoom(): Promise<void> {
    return this.#files.compact();
  }
}

/** A device's name contains characters that file names must not. */
const hex = (name: string) =>
  Array.from(new TextEncoder().encode(name), (byte) => byte.toString(16).padStart(2, '0')).join('');
