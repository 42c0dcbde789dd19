import { withTimeLimit } from '../../session/storage/time-limit.ts';
import type { JournalRecord } from '../journal/journal-record.ts';
import type { Journal } from '../journal/journal.ts';
import type { Device } from './device.ts';

/** Milliseconds for the second copy: less than a save may take as a whole, so that a journal that hangs does not fail it. */
const journalPatience = 3000;

/**
 * Adds what was committed to the journal. One that is still being connected takes it along, so that is waited for. A second copy that cannot be had does
 * not undo the first: it follows when the journal is there again.
 */
export async function addToJournal(
  device: Device,
  journal: Journal | null,
  records: readonly JournalRecord[],
): Promise<void> {
  device.open.add(records);
  try {
    await withTimeLimit(journal ? journal.append(records) : device.journalTried, journalPatience);
  } catch (error) {
    console.error('The journal took no record:', error);
    device.journalFailed();
  }
}
