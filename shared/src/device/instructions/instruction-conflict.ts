import type { Instruction } from '@seguia/openapi';
import { instructionValues } from '../../domain/instructions/instruction.ts';
import { mineUponTheirs, uponTheirs } from '../../domain/instructions/instruction-merge.ts';
import { newId } from '../../domain/uuid.ts';
import type { InstructionChange, OutboxEntry } from '../database/rows.ts';
import type { Device } from '../local/device.ts';
import { current } from '../outbox/outbox-answers.ts';
import { inPlaceOf } from '../outbox/outbox-rules.ts';
import { editReading } from '../outbox/reading-edit.ts';

/** The server's version of an instruction that somebody else changed first. */
export interface TheirInstruction {
  instruction: Instruction | 'deleted';
  /** Null when the server never had it. */
  version: number | null;
}

const valuesOf = (theirs: Instruction | 'deleted' | undefined) =>
  theirs === undefined || theirs === 'deleted' ? null : instructionValues(theirs);

/** Another change of the instruction came first. Where both can be kept, mine is sent again on top; otherwise both wait for the person. */
export async function instructionConflict(device: Device, sent: OutboxEntry, theirs: TheirInstruction): Promise<void> {
  await editReading(device, sent.readingId, async (edit) => {
    const found = current(edit, sent);
    if (!found) return;
    const mine = inPlaceOf(found.entry, found.rest.at(-1) ?? found.entry);
    const others = [found.entry, ...found.rest].map(({ seq }) => seq).filter((seq) => seq !== mine.seq);
    if (!mine.instruction) return;
    const { id, seen, values } = mine.instruction;
    const now = valuesOf(theirs.instruction);
    const upon = uponTheirs(seen, values, now);
    if (upon.end === 'dropped') return edit.apply({ remove: [...others, mine.seq], write: null });
    if (upon.end === 'again') {
      const renewed = { key: newId(), attempts: 0, state: 'waiting', baseVersion: theirs.version } as const;
      const write = { ...mine, ...renewed, instruction: { id, values: upon.values, seen: now } };
      return edit.apply({ remove: others, write });
    }
    const instruction: InstructionChange = { ...mine.instruction, theirs: theirs.instruction };
    await edit.apply({
      remove: others,
      write: { ...mine, state: 'conflict', instruction, theirsVersion: theirs.version },
    });
  });
}

/** Resolves a conflict by the person's decision: theirs, or mine on top of their version. */
export async function resolveInstructionConflict(
  device: Device,
  { readingId, key }: Pick<OutboxEntry, 'readingId' | 'key'>,
  choice: 'mine' | 'theirs',
): Promise<void> {
  await editReading(device, readingId, async (edit) => {
    const entry = edit.entries.find((entry) => entry.key === key && entry.state === 'conflict');
    if (!entry?.instruction?.theirs) return;
    if (choice === 'theirs') return edit.apply({ remove: [entry.seq], write: null });
    const { theirsVersion = null, instruction, problem: _problem, ...rest } = entry;
    const { theirs, id, seen, values } = instruction;
    const now = valuesOf(theirs);
    const upon = { id, values: mineUponTheirs(seen, values, now), seen: now };
    const renewed = { key: newId(), attempts: 0, state: 'waiting', baseVersion: theirsVersion } as const;
    await edit.apply({ remove: [], write: { ...rest, ...renewed, instruction: upon } });
  });
}
