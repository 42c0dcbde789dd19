import {
  type DeviceReading,
  dripperMemoryAtom,
  lastPlotAtom,
  type ReadingBody,
  saveReadingAtom,
  StorageFullError,
} from '@seguia/shared/platform';
import { newId } from '@seguia/shared/domain/uuid';
import { atom, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';

/** Saves a reading on the device, a new one under `id`, and remembers its plot and drippers. Throws StorageFullError. */
const keepReadingAtom = atom(
  null,
  async (get, set, body: ReadingBody, id: string, changed?: DeviceReading): Promise<DeviceReading> => {
    const reading = await set(saveReadingAtom, changed ? { ...body, id: changed.id, seen: changed } : { ...body, id });
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
export type SaveFailure = StorageFullError['reason'] | 'hangs';

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
  // What the device did not keep in time may still come: whoever tries again then makes one reading, not two.
  const attempt = useRef({ id: newId(), plotId: '' });
  const save: Save['save'] = async (body, changed) => {
    setBusy(true);
    try {
      if (attempt.current.plotId !== body.plotId) attempt.current = { id: newId(), plotId: body.plotId };
      const reading = await keep(body, attempt.current.id, changed);
      attempt.current = { id: newId(), plotId: '' };
      return reading;
    } catch (error) {
      setFailure(failureOf(error));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, forgetFailure: () => setFailure(null), save };
}

function failureOf(error: unknown): SaveFailure {
  if (!(error instanceof StorageFullError)) return 'unavailable';
  return error.hangs ? 'hangs' : error.reason;
}
