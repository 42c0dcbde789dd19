import { withTimeLimit } from '../../session/storage/time-limit.ts';
import type { JournalRecord } from '../journal/journal-record.ts';
import type { Journal } from '../journal/journal.ts';
import type { Device } from './device.ts';

/** Milliseconds for the second copy: less than a whole save may take, so that a hanging journal does not fail the save. */
const journalPatience = 3000;

/**
 * Appends to the journal what was committed. It waits for a journal that is still being connected, because that takes the change along. If
 * the second copy fails, the first one stays valid: the copy is made when the journal is available again.
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
