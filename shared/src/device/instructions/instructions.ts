import { atom } from 'jotai';
import type { Person } from '@seguia/openapi';
import { instructionValues, type InstructionValues } from '../../domain/instructions/instruction.ts';
import { markKey } from '../database/marks.ts';
import type { OutboxEntry, ReadingState } from '../database/rows.ts';
import { farmDeviceAtom, type FarmDevice, needFarmDevice } from '../local/farm-device.ts';
import { readItems } from '../local/farm-items.ts';
import { liveAtom } from '../local/live-atom.ts';
import { entryOfEach } from '../outbox/outbox-rules.ts';
import { withEntry } from '../outbox/reading-actions.ts';
import { instructionConflicts } from './instruction-conflict.ts';
import { saveInstruction } from './save-instruction.ts';

/** An instruction as screens see it, with the change that is not sent yet. */
export interface DeviceInstruction extends InstructionValues {
  id: string;
  state: ReadingState;
  /** The person who gave it; null where the server does not have it yet, because then it was this person. */
  createdBy: Person | null;
  /** The person who ticked it off; null while it is open, and where the server does not know it yet. */
  doneBy: Person | null;
  /** Unix seconds. */
  createdAt: number;
}

/** The farm's instructions that the device knows, newest first. */
export async function readInstructions(source: FarmDevice): Promise<DeviceInstruction[]> {
  const known = new Map<string, DeviceInstruction>();
  for (const item of await readItems(source, 'instructions')) {
    const { id, createdBy, createdAt, doneBy = null } = item;
    known.set(id, { id, ...instructionValues(item), createdBy, createdAt, doneBy, state: 'sent' });
  }
  const outbox: OutboxEntry[] = await (await source.device.db()).getAll('outbox');
  for (const { instruction, farmId, state, createdAt } of entryOfEach(outbox)) {
    if (!instruction || farmId !== source.farmId) continue;
    const { id } = instruction;
    const before = known.get(id) ?? { createdBy: null, doneBy: null, createdAt };
    // One that is taken back in conflict is shown again, because otherwise nobody would find what to decide.
    const values = instruction.values ?? (state === 'waiting' ? null : instruction.seen);
    if (values)
      known.set(id, { ...before, id, ...values, doneBy: values.doneAt === null ? null : before.doneBy, state });
    else known.delete(id);
  }
  return [...known.values()].toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
}

/** The farm's instructions, newest first, including those that were done; undefined until they are loaded. */
export const instructionsAtom = liveAtom(['instructions'], readInstructions);

/** Whether the data server is known to keep instructions; undefined until the device has been read. */
export const hasInstructionsAtom = liveAtom(['marks'], async ({ device, farmId }) => {
  const mark = await (await device.db()).get('marks', markKey(farmId, 'instructions'));
  return mark !== undefined && !mark.missing;
});

/**
 * Gives, changes, ticks off or takes back (null) an instruction of the chosen farm. It is safe on the device when this resolves, and is sent
 * as soon as there is a network. Throws StorageFullError.
 */
export const saveInstructionAtom = atom(
  null,
  (get, _set, id: string, values: InstructionValues | null): Promise<void> =>
    saveInstruction(needFarmDevice(get(farmDeviceAtom)), id, values),
);

/** Resolves a conflict of an instruction, by the change's key. Throws StorageFullError. */
export const resolveInstructionConflictAtom = atom(
  null,
  (get, _set, key: string, choice: 'mine' | 'theirs'): Promise<void> =>
    withEntry(get, key, (device, entry) => instructionConflicts.resolve(device, entry, choice)),
);
