import {
  type DeviceReading,
  dripperMemoryAtom,
  isRecordedAtom,
  lastMeterAtom,
  lastPlotAtom,
  type ReadingBody,
  saveReadingAtom,
  StorageFullError,
  type UnfinishedChange,
} from '@seguia/shared/platform';
import { atom, useSetAtom } from 'jotai';
import { useState } from 'react';

interface ReadingToSave {
  /** The reading's id. A new reading has it from its draft on. */
  id: string;
  body: ReadingBody;
  /** For a change: the reading as the person saw it. */
  changed?: DeviceReading | undefined;
  /** Unfinished work that is written in the same transaction. */
  unfinished?: readonly UnfinishedChange[];
}

const remembered = ['dripperCount', 'intakePerDripper', 'dripperUnit'] as const;
type Drippers = Pick<DeviceReading, (typeof remembered)[number]>;

/**
 * Saves a reading on the device and remembers its plot, meter and drippers. What is remembered already is not written again: a setting is a
 * transaction of its own, for which a slow phone's answer would wait. Throws StorageFullError.
 */
const saveAndRememberAtom = atom(
  null,
  async (get, set, { id, body, changed, unfinished }: ReadingToSave): Promise<DeviceReading> => {
    const reading = await set(saveReadingAtom, { ...body, id, ...(changed && { seen: changed }) }, unfinished);
    const { plotId, meterId = null, dripperCount, intakePerDripper, dripperUnit } = reading;
    if (get(lastPlotAtom) !== plotId) set(lastPlotAtom, plotId);
    if (!changed && get(lastMeterAtom) !== meterId) set(lastMeterAtom, meterId);
    const memory = get(dripperMemoryAtom);
    const differsFrom = (before?: Drippers) => remembered.some((field) => reading[field] !== before?.[field]);
    // A correction of another value of an old reading says nothing about the plot's drippers today.
    const isNew = differsFrom(changed) && differsFrom(memory[plotId]);
    if (isNew && dripperUnit && (dripperCount !== null || intakePerDripper !== null))
      set(dripperMemoryAtom, { ...memory, [plotId]: { dripperCount, intakePerDripper, dripperUnit } });
    return reading;
  },
);

/** Why the device did not store a reading. */
type SaveFailure = StorageFullError['reason'] | 'hangs';

export interface Save {
  busy: boolean;
  failure: SaveFailure | null;
  forgetFailure: () => void;
  /** Answers the dialog that asks whether to save the same plot, minute and values a second time; null while no dialog is open. */
  again: ((sure: boolean) => void) | null;
  /**
   * Saves a new reading, or a change of one. Resolves with null where the person decided against it, or the device refused; `failure` then
   * says why.
   */
  save: (reading: ReadingToSave) => Promise<DeviceReading | null>;
}

export function useSave(): Save {
  const saveAndRemember = useSetAtom(saveAndRememberAtom);
  const isRecorded = useSetAtom(isRecordedAtom);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [again, setAgain] = useState<Save['again']>(null);
  const isSure = async () => {
    setBusy(false);
    const sure = await new Promise<boolean>((answer) => setAgain(() => answer));
    setAgain(null);
    setBusy(sure);
    return sure;
  };
  const save: Save['save'] = async (reading) => {
    setBusy(true);
    try {
      if (!reading.changed && (await isRecorded(reading.body, reading.id)) && !(await isSure())) return null;
      return await saveAndRemember(reading);
    } catch (error) {
      setFailure(failureOf(error));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, forgetFailure: () => setFailure(null), again, save };
}

function failureOf(error: unknown): SaveFailure {
  if (!(error instanceof StorageFullError)) return 'unavailable';
  return error.hangs ? 'hangs' : error.reason;
}
