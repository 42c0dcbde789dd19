import {
  type DeviceReading,
  dripperMemoryAtom,
  lastPlotAtom,
  type ReadingBody,
  saveReadingAtom,
  StorageFullError,
} from '@seguia/shared/platform';
import { atom, useSetAtom } from 'jotai';
import { useState } from 'react';

/** Saves a reading on the device and remembers its plot and drippers. Throws StorageFullError. */
const keepReadingAtom = atom(
  null,
  async (get, set, body: ReadingBody, changed?: DeviceReading): Promise<DeviceReading> => {
    const reading = await set(saveReadingAtom, changed ? { ...body, id: changed.id, seen: changed } : body);
    set(lastPlotAtom, reading.plotId);
    const { dripperCount, intakePerDripper, dripperUnit } = reading;
    if (dripperUnit && (dripperCount !== null || intakePerDripper !== null)) {
      set(dripperMemoryAtom, {
        ...get(dripperMemoryAtom),
        [reading.plotId]: { dripperCount, intakePerDripper, dripperUnit },
      });
    }
    return reading;
  },
);

/** Why the device did not keep a reading. */
export type SaveFailure = StorageFullError['reason'];

export interface Save {
  busy: boolean;
  failure: SaveFailure | null;
  forgetFailure: () => void;
  /** Keeps a new reading, or a change of one as the person saw it. Null where the device refused, which `failure` then says. */
  save: (body: ReadingBody, changed?: DeviceReading) => Promise<DeviceReading | null>;
}

export function useSave(): Save {
  const keep = useSetAtom(keepReadingAtom);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const save: Save['save'] = async (body, changed) => {
    setBusy(true);
    try {
      return await keep(body, changed);
    } catch (error) {
      setFailure(error instanceof StorageFullError ? error.reason : 'unavailable');
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, forgetFailure: () => setFailure(null), save };
}
