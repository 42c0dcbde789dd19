import type { OutboxEntry, ReadingRow, Unfinished } from '../database/rows.ts';

interface Numbered {
  /** Counts the changes of this device; of two records of one reading, or of one farm, the higher one holds. */
  number: number;
}

/** How one reading stands after a change: what it has still to send, and its row. Without entries nothing of it is open any more. */
export interface ReadingRecord extends Numbered {
  readingId: string;
  entries: OutboxEntry[];
  row: ReadingRow | null;
}

/** All that is unfinished on a farm after a change. */
export interface UnfinishedRecord extends Numbered {
  farm: string;
  unfinished: Unfinished[];
}

export type JournalRecord = ReadingRecord | UnfinishedRecord;

export const isOfReading = (record: JournalRecord): record is ReadingRecord => 'readingId' in record;

/** What a record is about: of several about the same, one holds. */
export const recordKey = (record: JournalRecord) => (isOfReading(record) ? record.readingId : `farm ${record.farm}`);

/** Whether something of it is still to be sent, or to be finished. */
export const isOpen = (record: JournalRecord) => (isOfReading(record) ? record.entries : record.unfinished).length > 0;

/** What a journal holds: of each reading and of each farm its newest record, and the highest number that it has seen. */
export interface JournalContent {
  records: JournalRecord[];
  last: number;
}
