import type { Calibration, Instruction, Reading, WaterDay } from '@seguia/openapi';
import type { OutboxEntry, Theirs } from '../../../device/database/rows.ts';
import type { Device } from '../../../device/local/device.ts';
import { instructionConflicts, type TheirInstruction } from '../../../device/instructions/instruction-conflict.ts';
import { forgetInstruction, storeInstruction } from '../../../device/instructions/instruction-items.ts';
import { storeCalibration } from '../../../device/meters/note-calibration.ts';
import { confirm } from '../../../device/outbox/outbox-answers.ts';
import { conflict } from '../../../device/outbox/reading-conflict.ts';
import { type Subject, subjectOf } from '../../../device/outbox/subjects.ts';
import { type TheirWater, waterConflicts } from '../../../device/water/water-conflict.ts';
import { forgetWaterDay, storeWaterDay } from '../../../device/water/water-items.ts';

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
    if (made) await storeWaterDay(device, entry.farmId, made);
    else await forgetWaterDay(device, entry.farmId, entry.water?.id ?? '');
    await confirm(device, entry, null, version);
  },
  async conflict(device, entry, theirs) {
    if (theirs.day !== 'deleted') await storeWaterDay(device, entry.farmId, theirs.day);
    await waterConflicts.meet(device, entry, theirs.day, theirs.version);
  },
};

const calibration: Settler<Calibration> = {
  async settle(device, entry, made, version) {
    if (made) await storeCalibration(device, entry.farmId, made);
    await confirm(device, entry, null, version);
  },
};

const instruction: Settler<Instruction, TheirInstruction> = {
  async settle(device, entry, made, version) {
    if (made) await storeInstruction(device, entry.farmId, made);
    else await forgetInstruction(device, entry.farmId, entry.instruction?.id ?? '');
    await confirm(device, entry, null, version);
  },
  async conflict(device, entry, theirs) {
    const id = entry.instruction?.id ?? '';
    if (theirs.instruction === 'deleted') await forgetInstruction(device, entry.farmId, id);
    else await storeInstruction(device, entry.farmId, theirs.instruction);
    await instructionConflicts.meet(device, entry, theirs.instruction, theirs.version);
  },
};

const settlers: Record<Subject, Settler> = { reading, water, calibration, instruction };

/** What the answer to an entry means on this device. */
export const settlerOf = (entry: OutboxEntry): Settler => settlers[subjectOf(entry)];
