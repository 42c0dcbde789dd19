import type { Reading } from '@seguia/openapi';
import { completeBody } from '../../domain/readings/normalise-reading.ts';
import { newId } from '../../domain/uuid.ts';
import type { ReadingRow } from '../database/rows.ts';
import type { Device } from '../local/device.ts';
import { editReading } from './reading-edit.ts';
import { bodyOf, hasSameValues } from './save-reading.ts';
import { isHidden, shownRow } from '../readings/reading-rows.ts';

/** The field that says who made a reading or a water day. */
type Owned = Pick<Reading, 'createdBy'>;

/**
 * Whether the person may give something back to a server that lacks it (`theirs` is null) or has an older version; with `onlyOwn` only what
 * the person has made.
 */
export type MayGiveBack = (held: Owned, theirs: Owned | null, onlyOwn?: boolean) => boolean;

/**
 * Compares a reading on the device with the copy of a server that was restored from a backup: `newer`, or `doubtful` where somebody has
 * changed the server's copy without knowing this one. Null where there is nothing to give back, or a change of it waits to be sent anyway.
 */
export function compareHeld(row: ReadingRow | undefined, theirs: Reading | null): 'newer' | 'doubtful' | null {
  if (row === undefined || row.base !== undefined || isHidden(row)) return null;
  if (theirs === null) return 'newer';
  if (row.version < theirs.version || hasSameValues(row.reading, theirs)) return null;
  // Both times are from the server's clock.
  const isUntouched = row.version > theirs.version && theirs.updatedAt <= row.reading.updatedAt;
  return isUntouched ? 'newer' : 'doubtful';
}

/**
 * Sends again a reading that the server has lost: as a new change of the server's copy, or, in doubt, as a new reading, so that the person
 * decides between both. Does nothing if the person has changed it meanwhile, or another tab was first. Throws StorageFullError.
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
