import { atom } from 'jotai';
import type { Person } from '@seguia/openapi';
import { type DayOfPlot, dayOfWaterId } from '../../domain/water/water-day.ts';
import { waterValues, type WaterValues } from '../../domain/water/water-quantities.ts';
import type { OutboxEntry, ReadingState } from '../database/rows.ts';
import { farmDeviceAtom, type FarmDevice, needFarmDevice } from '../local/farm-device.ts';
import { missingListsAtom, readItems } from '../local/farm-items.ts';
import { liveAtom } from '../local/live-atom.ts';
import { entryOfEach } from '../outbox/outbox-rules.ts';
import { withEntry } from '../outbox/reading-actions.ts';
import { saveWaterDays, type WaterToSave } from './save-water.ts';
import { waterConflicts } from './water-conflict.ts';

/** A day's water and light as screens see it, with the change that is not sent yet. */
export interface DeviceWaterDay extends DayOfPlot, WaterValues {
  id: string;
  state: ReadingState;
  /** The person who began it; null where the server does not have it yet. */
  createdBy: Person | null;
}

/** All days of the farm that the device knows, newest first. */
export async function readWaterDays(source: FarmDevice): Promise<DeviceWaterDay[]> {
  const days = new Map<string, DeviceWaterDay>();
  for (const { id, date, plotId, createdBy, ...day } of await readItems(source, 'waterDays'))
    days.set(id, { id, date, plotId, createdBy, ...waterValues(day), state: 'sent' });
  const outbox: OutboxEntry[] = await (await source.device.db()).getAll('outbox');
  for (const { water, farmId, state } of entryOfEach(outbox)) {
    const day = water && farmId === source.farmId ? dayOfWaterId(water.id) : null;
    if (!water || !day) continue;
    const createdBy = days.get(water.id)?.createdBy ?? null;
    // A deletion in conflict is shown again, because otherwise nobody would find what to decide.
    const values = water.values ?? (state === 'waiting' ? null : water.seen);
    if (values) days.set(water.id, { id: water.id, ...day, ...values, createdBy, state });
    else days.delete(water.id);
  }
  return [...days.values()].toSorted((a, b) => (a.id < b.id ? 1 : -1));
}

/** The farm's days of water and light, newest first; undefined until they are loaded. */
export const waterDaysAtom = liveAtom(['waterDays'], readWaterDays);

/** Whether the data server keeps days of water and light, as far as is known; one of last year does not. Undefined until the device has been read. */
export const hasWaterDaysAtom = atom((get) => {
  const missing = get(missingListsAtom);
  return missing && !missing.has('waterDays');
});

/**
 * Saves days of the chosen farm. They are safe on the device when this resolves, and are sent as soon as there is a network. A day without
 * any value is deleted. Throws StorageFullError: some of many days may be saved then, and saving all again saves the rest.
 */
export const saveWaterDaysAtom = atom(null, (get, _set, days: readonly WaterToSave[]): Promise<void> =>
  saveWaterDays(needFarmDevice(get(farmDeviceAtom)), days),
);

/** Resolves a conflict of a water day, by the change's key. Throws StorageFullError. */
export const resolveWaterConflictAtom = atom(null, (get, _set, key: string, choice: 'mine' | 'theirs'): Promise<void> =>
  withEntry(get, key, (device, entry) => waterConflicts.resolve(device, entry, choice)),
);
