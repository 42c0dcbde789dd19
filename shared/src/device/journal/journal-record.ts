import type { OutboxEntry, ReadingRow, Unfinished } from '../database/rows.ts';

interface Numbered {
  /** Counts the changes of this device. If several records are about the same reading or farm, the one with the highest number counts. */
  number: number;
}

/** The state of one reading after a change: its row, and the changes that wait to be sent. Without entries nothing of it is open any more. */
export interface ReadingRecord extends Numbered {
  readingId: string;
  entries: OutboxEntry[];
  row: ReadingRow | null;
}

/** All unfinished work on a farm after a change. */
export interface UnfinishedRecord extends Numbered {
  farm: string;
  unfinished: Unfinished[];
}

export type JournalRecord = ReadingRecord | UnfinishedRecord;

export const isOfReading = (record: JournalRecord): record is ReadingRecord => 'readingId' in record;

/** The subject of a record; only the newest record of each subject counts. */
export const recordKey = (record: JournalRecord) => (isOfReading(record) ? record.readingId : `farm ${record.farm}`);

/** Whether a record has anything that must be sent or finished. */
export const isOpen = (record: JournalRecord) => (isOfReading(record) ? record.entries : record.unfinished).length > 0;

/** The contents of a journal: the newest record of each reading and farm, and the highest number that it has seen. */
export interface JournalContent {
  records: JournalRecord[];
  last: number;
}
