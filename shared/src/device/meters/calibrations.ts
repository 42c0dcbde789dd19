import { atom } from 'jotai';
import type { Person } from '@seguia/openapi';
import type { LoggedCalibration } from '../../domain/meters/calibration-due.ts';
import type { CalibrationValues } from '../../domain/meters/calibration-rules.ts';
import type { OutboxEntry, ReadingState } from '../database/rows.ts';
import { farmDeviceAtom, type FarmDevice, needFarmDevice } from '../local/farm-device.ts';
import { readItems } from '../local/farm-items.ts';
import { liveAtom } from '../local/live-atom.ts';
import { noteCalibration } from './note-calibration.ts';

/** A calibration as screens see it, including one that is not sent yet. */
export interface DeviceCalibration extends LoggedCalibration {
  id: string;
  /** The server's version; 0 where the server does not have it yet. */
  version: number;
  /** The person who noted it; null where the server does not have it yet, because then it was this person. */
  createdBy: Person | null;
  withdrawnBy?: Person | undefined;
  state: ReadingState;
  /** The key of its outbox entry, by which it can be discarded; null once it was sent. */
  entryKey: string | null;
}

/** The farm's log of calibrations as the device knows it, newest first. */
export async function readCalibrations(source: FarmDevice): Promise<DeviceCalibration[]> {
  const log = new Map<string, DeviceCalibration>();
  const outbox: OutboxEntry[] = await (await source.device.db()).getAll('outbox');
  for (const { calibration, farmId, state, key } of outbox)
    if (calibration && farmId === source.farmId)
      log.set(calibration.id, { ...calibration, version: 0, createdBy: null, state, entryKey: key });
  // The server's items come last and win: an answer may arrive before the outbox entry is removed.
  for (const item of await readItems(source, 'calibrations'))
    log.set(item.id, { ...item, state: 'sent', entryKey: null });
  return [...log.values()].toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
}

/** The farm's calibrations, newest first, including withdrawn ones; undefined until they are loaded. */
export const calibrationsAtom = liveAtom(['calibrations'], readCalibrations);

/**
 * Notes a calibration on the chosen farm. It is safe on the device when this resolves, and is sent as soon as there is a network. Throws
 * StorageFullError.
 */
export const noteCalibrationAtom = atom(
  null,
  (get, _set, { id, ...values }: CalibrationValues & { id: string }): Promise<void> =>
    noteCalibration(needFarmDevice(get(farmDeviceAtom)), id, values),
);
