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
  /** Somebody else has noted that value, and this person may not change it. */
  isLocked: (field: WaterField) => boolean;
  isChanged: boolean;
  /** What was found when the person wanted to save; empty before. */
  problems: readonly TypedProblem[];
  type: (field: WaterField, text: string) => void;
  /** Saves, or shows what is wrong, or asks once what is unusual. True when it is saved. */
  save: () => Promise<boolean>;
  /** Deletes the day, whatever is typed. True when it is done. */
  remove: () => Promise<boolean>;
  /** Forgets what was typed. */
  discard: () => void;
  /** Why the device did not take it. */
  full: StorageFullError | null;
  dismissFull: () => void;
}

export interface WaterFormStart {
  /** Another day takes what was typed along: it is typed by whoever noticed the wrong date late. */
  day: DayOfPlot;
  /** What is known of that day. */
  before: DeviceWaterDay | null;
  /** What the device kept of forms that were not saved, as the form opens. */
  unfinished: readonly Unfinished[];
}

/** The fields of a day: typed as text, kept on the device until they are saved, read once on saving. */
export function useWaterForm({ day, before, unfinished }: WaterFormStart): WaterForm {
  const format = useFormat();
  const clock = useAtomValue(farmClockAtom);
  const write = useSetAtom(saveWaterDaysAtom);
  const id = waterDayId(day);
  const [changes, setChanges] = useState(() => findWaterDraft(unfinished, id));
  // What a draft was typed upon nobody knows any more.
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
  // A question was about another day's value.
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
    // One question after another: each field has room for one.
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
