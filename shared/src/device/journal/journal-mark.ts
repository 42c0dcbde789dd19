/**
 * The key under which the device database stores the number of its last change of a reading, in the change's own transaction (store
 * `marks`). The database has lost the journal's records beyond this number; for all others the database is right.
 */
export const journalMark = 'journal';

interface Marks {
  get(key: string): Promise<{ mark: string } | undefined>;
}
interface WritableMarks extends Marks {
  put(mark: { mark: string }, key: string): Promise<unknown>;
}

export async function readJournalMark(marks: Marks): Promise<number> {
  return Number((await marks.get(journalMark))?.mark ?? 0);
}

/**
 * The number of the change that this transaction makes. Without a journal the number does not change, so that records beyond it are
 * restored when the journal can be read.
 */
export async function nextJournalNumber(marks: WritableMarks, journal: object | null): Promise<number> {
  const number = (await readJournalMark(marks)) + 1;
  if (journal) await marks.put({ mark: String(number) }, journalMark);
  return number;
}
