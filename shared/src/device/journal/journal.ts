import type { JournalContent, JournalRecord } from './journal-record.ts';

/** The second copy of what is not sent: a file that outlives the device database, and in the native app the whole storage of the web view. */
export interface Journal {
  /** The bytes that are free for records, by the last answer; null before the first. */
  readonly room: number | null;
  read(): Promise<JournalContent>;
  /** Appends records; they are on the disk when this resolves. */
  append(records: readonly JournalRecord[]): Promise<void>;
  /** Looks for room again, for example after the person has freed some. */
  makeRoom(): Promise<void>;
}
