/**
 * Where the device database keeps the number of its last change of a reading, written in the change's own transaction (in the store `marks`). What the
 * journal has beyond it, the database has lost; what it has up to there, the database knows better.
 */
export const journalMark = 'journal';

interface Marks {
  get(key: string): Promise<{ mark: string } | undefined>;
}

export async function readJournalMark(marks: Marks): Promise<number> {
  return Number((await marks.get(journalMark))?.mark ?? 0);
}
