import type { Calibration, Instruction, Reading, WaterDay } from '@seguia/openapi';
import type { OutboxEntry, Theirs } from '../../../device/database/rows.ts';
import { removeItem, storeItem } from '../../../device/database/store-item.ts';
import type { Device } from '../../../device/local/device.ts';
import { instructionConflicts, type TheirInstruction } from '../../../device/instructions/instruction-conflict.ts';
import { confirm } from '../../../device/outbox/outbox-answers.ts';
import { conflict } from '../../../device/outbox/reading-conflict.ts';
import { type Subject, subjectOf } from '../../../device/outbox/subjects.ts';
import { type TheirWater, waterConflicts } from '../../../device/water/water-conflict.ts';

/** What the server's answer to a change means on this device. Only a page stores answers, so the service worker is without these. */
interface Settler<Made = unknown, Their = unknown> {
  /** Stores what the server has accepted, then removes the entry: if the page closes in between, the change is sent once more under its key. */
  settle(device: Device, entry: OutboxEntry, made: Made | null, version: number): Promise<void>;
  /** Stores that somebody else was first. Without it, a change that finds its thing on the server is an own earlier try. */
  conflict?(device: Device, entry: OutboxEntry, theirs: Their): Promise<void>;
}

const reading: Settler<Reading, Theirs> = { settle: confirm, conflict };

const water: Settler<WaterDay, TheirWater> = {
  async settle(device, entry, made, version) {
    if (made) await storeItem(device, entry.farmId, 'waterDays', made);
    else await removeItem(device, entry.farmId, 'waterDays', entry.water?.id ?? '');
    await confirm(device, entry, null, version);
  },
  async conflict(device, entry, theirs) {
    if (theirs.day !== 'deleted') await storeItem(device, entry.farmId, 'waterDays', theirs.day);
    await waterConflicts.meet(device, entry, theirs.day, theirs.version);
  },
};

const calibration: Settler<Calibration> = {
  async settle(device, entry, made, version) {
    if (made) await storeItem(device, entry.farmId, 'calibrations', made);
    await confirm(device, entry, null, version);
  },
};

const instruction: Settler<Instruction, TheirInstruction> = {
  async settle(device, entry, made, version) {
    if (made) await storeItem(device, entry.farmId, 'instructions', made);
    else await removeItem(device, entry.farmId, 'instructions', entry.instruction?.id ?? '');
    await confirm(device, entry, null, version);
  },
  async conflict(device, entry, theirs) {
    const id = entry.instruction?.id ?? '';
    if (theirs.instruction === 'deleted') await removeItem(device, entry.farmId, 'instructions', id);
    else await storeItem(device, entry.farmId, 'instructions', theirs.instruction);
    await instructionConflicts.meet(device, entry, theirs.instruction, theirs.version);
  },
};

const settlers: Record<Subject, Settler> = { reading, water, calibration, instruction };

/** What the answer to an entry means on this device. */
export const settlerOf = (entry: OutboxEntry): Settler => settlers[subjectOf(entry)];
