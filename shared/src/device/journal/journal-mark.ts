/**
 * Where the device database keeps the number of its last change of a reading, written in the change's own transaction (in the store `marks`). What the
 * journal has beyond it, the database has lost; what it has up to there, the database knows better.
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
 * The number of the change that this transaction makes. Without a journal at hand the number stands: what a journal may hold beyond it comes back when
 * it can be read.
 */
export async function nextJournalNumber(marks: WritableMarks, journal: object | null): Promise<number> {
  const number = (await readJournalMark(marks)) + 1;
  if (journal) await marks.put({ mark: String(number) }, journalMark);
  return number;
}
