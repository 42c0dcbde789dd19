import { type DayOfPlot, waterDayId } from '@seguia/shared/domain/water/water-day';
import {
  byWaterField,
  noWater,
  waterFields,
  type WaterField,
  type WaterValues,
} from '@seguia/shared/domain/water/water-quantities';
import {
  correctedNow,
  type DeviceWaterDay,
  farmClockAtom,
  saveWaterDaysAtom,
  StorageFullError,
  type Unfinished,
  useFormat,
  useUnsavedGuard,
} from '@seguia/shared/platform';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useMayChangeWater } from './use-may-change-water.ts';
import { useDraftWriter } from '../draft/use-draft-writer.ts';
import { findWaterDraft, waterDraft } from './water-draft.ts';
import { overwritten, readWater, type TypedProblem, typedWater, type WaterTyped } from './water-form.ts';

export interface WaterForm {
  typed: WaterTyped;
  /** Whether somebody else has noted the value and this person may not change it. */
  isLocked: (field: WaterField) => boolean;
  isChanged: boolean;
  /** The problems found when the person last tried to save; empty before. */
  problems: readonly TypedProblem[];
  type: (field: WaterField, text: string) => void;
  /** Saves, or shows the problems, or asks once about unusual values. Resolves with true when it is saved. */
  save: () => Promise<boolean>;
  /** Deletes the day, whatever is typed. Resolves with true when it is done. */
  remove: () => Promise<boolean>;
  /** Drops what was typed. */
  discard: () => void;
  /** Why the device did not store the day; null otherwise. */
  full: StorageFullError | null;
  dismissFull: () => void;
}

export interface WaterFormStart {
  /** The day of the form. When the person chooses another day, the typed values stay, for people who notice the wrong date late. */
  day: DayOfPlot;
  /** The day as the device has it; null where nothing is known of it. */
  before: DeviceWaterDay | null;
  /** The unsaved forms that the device had stored when the form opened. */
  unfinished: readonly Unfinished[];
}

/** The form of a water day: values are typed as text, stored as a draft until they are saved, and parsed when saving. */
export function useWaterForm({ day, before, unfinished }: WaterFormStart): WaterForm {
  const format = useFormat();
  const clock = useAtomValue(farmClockAtom);
  const write = useSetAtom(saveWaterDaysAtom);
  const id = waterDayId(day);
  const [changes, setChanges] = useState(() => findWaterDraft(unfinished, id));
  // The values that were in the fields when the person typed. For a draft they are unknown, so they count as empty.
  const [seen, setSeen] = useState<Partial<WaterTyped>>(() =>
    Object.fromEntries(Object.keys(changes).map((field) => [field, ''])),
  );
  const [problems, setProblems] = useState<readonly TypedProblem[]>([]);
  const [full, setFull] = useState<StorageFullError | null>(null);
  const start = typedWater(before ?? noWater, format);
  const mayChange = useMayChangeWater();
  const isLocked = (field: WaterField) => before !== null && before[field] !== null && !mayChange('update', before);
  const typed = byWaterField((field) => (isLocked(field) ? undefined : changes[field]) ?? start[field]);
  const isChanged = waterFields.some((field) => typed[field] !== start[field]);
  const [checked, setChecked] = useState(id);
  // An open question was about the value of another day.
  if (checked !== id) {
    setChecked(id);
    setProblems([]);
  }

  const writer = useDraftWriter(() => (Object.keys(changes).length > 0 ? waterDraft(id, changes) : null));
  useEffect(() => writer.want(isChanged ? waterDraft(id, changes) : null), [writer, isChanged, id, changes]);
  useUnsavedGuard(isChanged);
  const forget = () => {
    writer.want(null);
    writer.flush();
    writer.hold();
  };

  const saveValues = async (values: WaterValues) => {
    try {
      await write([{ ...day, ...values }]);
      forget();
      return true;
    } catch (error) {
      if (!(error instanceof StorageFullError)) throw error;
      setFull(error);
      return false;
    }
  };
  const save = async () => {
    const read = readWater(day.date, typed, clock, correctedNow());
    const isRepeated = (problem: TypedProblem) =>
      problem.severity === 'ask' &&
      problems.some(
        ({ field, code, value }) => field === problem.field && code === problem.code && value === problem.value,
      );
    // Asks one question at a time, because each field has room for one.
    const onRecord = read.problems.every(isRepeated) ? overwritten(typed, seen, start) : [];
    const found = [...onRecord, ...read.problems];
    setProblems(found);
    return found.every(isRepeated) && saveValues(read.values);
  };
  return {
    typed,
    isLocked,
    isChanged,
    problems,
    type: (field, text) => {
      setChanges({ ...changes, [field]: text });
      setSeen({ [field]: start[field], ...seen });
      setProblems([]);
    },
    save,
    remove: () => saveValues(noWater),
    discard: forget,
    full,
    dismissFull: () => setFull(null),
  };
}
