import type { Reading } from '@seguia/openapi';
import { completeBody } from '../../domain/readings/normalise-reading.ts';
import { newId } from '../../domain/uuid.ts';
import type { ReadingRow } from '../database/rows.ts';
import type { Device } from '../local/device.ts';
import { editReading } from './reading-edit.ts';
import { bodyOf } from './save-reading.ts';
import { isHidden, shownRow } from '../readings/reading-rows.ts';

/** Whether the person may give a reading back to a server that lacks it (`theirs` null) or has it older. */
export type MayGiveBack = (held: Reading, theirs: Reading | null) => boolean;

/** Whether the device holds a reading newer than a server does that was put back from a backup; nothing of it waits to be sent. */
export function isHeldNewer(row: ReadingRow | undefined, theirs: Reading | null): row is ReadingRow {
  return row !== undefined && row.base === undefined && !isHidden(row) && row.version > (theirs?.version ?? 0);
}

/**
 * Puts a reading that the server has lost on its way again, as a new change of what the server has. Nothing happens where the person has changed it meanwhile,
 * or another tab was faster. Throws StorageFullError.
 */
export async function giveBack(device: Device, farmId: string, id: string, theirs: Reading | null): Promise<void> {
  await editReading(device, id, async (edit) => {
    if (edit.entries.length > 0 || !isHeldNewer(edit.row, theirs)) return;
    const { reading } = edit.row;
    const change = {
      key: newId(),
      kind: 'put',
      readingId: id,
      farmId,
      body: completeBody(reading),
      baseVersion: theirs?.version ?? null,
      state: 'waiting',
      createdAt: Math.floor(Date.now() / 1000),
      attempts: 0,
      ...(theirs && { seen: bodyOf(theirs) }),
    } as const;
    await edit.apply({ remove: [], write: change });
    await edit.put(shownRow(reading, 'waiting', theirs?.version ?? 0, theirs));
  });
}
