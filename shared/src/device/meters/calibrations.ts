import { atom } from 'jotai';
import type { Person } from '@seguia/openapi';
import type { LoggedCalibration } from '../../domain/meters/calibration-due.ts';
import type { CalibrationValues } from '../../domain/meters/calibration-rules.ts';
import type { OutboxEntry, ReadingState } from '../database/rows.ts';
import { farmDeviceAtom, type FarmDevice, needFarmDevice } from '../local/farm-device.ts';
import { readItems } from '../local/farm-items.ts';
import { liveAtom } from '../local/live-atom.ts';
import { noteCalibration } from './note-calibration.ts';

/** A calibration as screens see it: also where it is still to be sent. */
export interface DeviceCalibration extends LoggedCalibration {
  id: string;
  /** The server's; 0 where it does not have it yet. */
  version: number;
  /** Who noted it; null where the server does not have it yet, for then it was this person. */
  createdBy: Person | null;
  withdrawnBy?: Person | undefined;
  state: ReadingState;
  /** The outbox's, by which it is given up; null once it was sent. */
  entryKey: string | null;
}

/** The farm's log as the device knows it, the newest first. */
export async function readCalibrations(source: FarmDevice): Promise<DeviceCalibration[]> {
  const log = new Map<string, DeviceCalibration>();
  const outbox: OutboxEntry[] = await (await source.device.db()).getAll('outbox');
  for (const { calibration, farmId, state, key } of outbox)
    if (calibration && farmId === source.farmId)
      log.set(calibration.id, { ...calibration, version: 0, createdBy: null, state, entryKey: key });
  // What the server has comes last: an answer may be here before its entry has left.
  for (const item of await readItems(source, 'calibrations'))
    log.set(item.id, { ...item, state: 'sent', entryKey: null });
  return [...log.values()].toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
}

/** The farm's calibrations, those that were withdrawn too, the newest first; undefined: not yet loaded. */
export const calibrationsAtom = liveAtom(['calibrations', 'outbox'], readCalibrations);

/** Notes a calibration of the chosen farm: safe on the device when this returns, sent as soon as there is a network. Throws StorageFullError. */
export const noteCalibrationAtom = atom(
  null,
  (get, _set, { id, ...values }: CalibrationValues & { id: string }): Promise<void> =>
    noteCalibration(needFarmDevice(get(farmDeviceAtom)), id, values),
);
