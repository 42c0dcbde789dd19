import { hasSameOrder, instructionValues, type InstructionValues } from '../../domain/instructions/instruction.ts';
import { newId } from '../../domain/uuid.ts';
import type { OutboxEntry } from '../database/rows.ts';
import type { FarmDevice } from '../local/farm-device.ts';
import { withStorageErrors } from '../local/storage-error.ts';
import { isOnlyHere, mayHaveLeft, planContent } from '../outbox/outbox-rules.ts';
import { editReading } from '../outbox/reading-edit.ts';

/** The key of a farm's instruction in the outbox. */
function instructionKey(farmId: string, id: string): string {
  return `instruction ${farmId} ${id}`;
}

const isSame = (a: InstructionValues | null, b: InstructionValues | null): boolean =>
  a === b || (a !== null && b !== null && hasSameOrder(a, b) && a.doneAt === b.doneAt && a.readingId === b.readingId);

/** Whether an entry would make what the server cannot have: taken back, nothing of it is left to send. */
const leavesNothing = (entry: OutboxEntry): boolean =>
  isOnlyHere(entry) && (entry.state === 'refused' || (entry.state === 'waiting' && !mayHaveLeft(entry)));

/**
 * Saves an instruction to be sent: given, changed, ticked off, or taken back (null). It is on the disk when this resolves, twice where the
 * browser can store the journal. Throws StorageFullError.
 */
export async function saveInstruction(
  { device, farmId }: Pick<FarmDevice, 'device' | 'farmId'>,
  id: string,
  wanted: InstructionValues | null,
): Promise<void> {
  const readingId = instructionKey(farmId, id);
  await withStorageErrors(device, async () => {
    const item = (await (await device.db()).get('instructions', [farmId, id]))?.item;
    const held = item ? instructionValues(item) : null;
    await editReading(device, readingId, async (edit) => {
      const last = edit.entries.at(-1);
      const shown = last?.instruction ? last.instruction.values : held;
      if (isSame(shown, wanted) && last?.state !== 'refused') return;
      // A change that replaces an unsent one was made from the same values as that one.
      const replaced = last && !(last.state === 'waiting' && mayHaveLeft(last)) ? last.instruction : undefined;
      const seen = replaced ? replaced.seen : shown;
      const theirs = replaced?.theirs && { theirs: replaced.theirs };
      const instruction = { id, values: wanted, seen, ...theirs };
      const change = {
        readingId,
        farmId,
        version: item?.version ?? 0,
        key: newId(),
        now: Math.floor(Date.now() / 1000),
      };
      if (wanted === null && last && leavesNothing(last)) return edit.apply({ remove: [last.seq], write: null });
      if (wanted !== null || shown !== null) await edit.apply(planContent(edit.entries, { instruction }, change));
    });
  });
}
