import type { Reading } from '@seguia/openapi';
import { completeBody } from '../../domain/readings/normalise-reading.ts';
import { newId } from '../../domain/uuid.ts';
import type { ReadingRow } from '../database/rows.ts';
import type { Device } from '../local/device.ts';
import { editReading } from './reading-edit.ts';
import { bodyOf, hasSameValues } from './save-reading.ts';
import { isHidden, shownRow } from '../readings/reading-rows.ts';

/** What tells whose a reading or a day of water is. */
type Owned = Pick<Reading, 'createdBy'>;

/** Whether the person may give something back to a server that lacks it (`theirs` null) or has it older. */
export type MayGiveBack = (held: Owned, theirs: Owned | null) => boolean;

/**
 * How a reading that the device holds stands to what a server has of it that was put back from a backup: newer; or in doubt, where somebody has changed it there since
 * who did not know of this one. Null where there is nothing to give, or something of it waits to be sent anyway.
 */
export function compareHeld(row: ReadingRow | undefined, theirs: Reading | null): 'newer' | 'doubtful' | null {
  if (row === undefined || row.base !== undefined || isHidden(row)) return null;
  if (theirs === null) return 'newer';
  if (row.version < theirs.version || hasSameValues(row.reading, theirs)) return null;
  // Both times are of the server's clock.
  const isUntouched = row.version > theirs.version && theirs.updatedAt <= row.reading.updatedAt;
  return isUntouched ? 'newer' : 'doubtful';
}

/**
 * Puts a reading that the server has lost on its way again: as a new change of what the server has, or, in doubt, as a new reading, so that the person decides between
 * both. Nothing happens where the person has changed it meanwhile, or another tab was faster. Throws StorageFullError.
 */
export async function giveBack(device: Device, farmId: string, id: string, theirs: Reading | null): Promise<void> {
  await editReading(device, id, async (edit) => {
    const held = compareHeld(edit.row, theirs);
    if (!edit.row || !held) return;
    const { reading } = edit.row;
    const base = held === 'newer' ? theirs : null;
    const change = {
      key: newId(),
      kind: 'put',
      readingId: id,
      farmId,
      body: completeBody(reading),
      baseVersion: base?.version ?? null,
      state: 'waiting',
      createdAt: Math.floor(Date.now() / 1000),
      attempts: 0,
      ...(base && { seen: bodyOf(base) }),
    } as const;
    await edit.apply({ remove: [], write: change });
    await edit.put(shownRow(reading, 'waiting', base?.version ?? 0, base));
  });
}
