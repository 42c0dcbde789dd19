import { noWater, waterFields, type WaterValues } from '@seguia/shared/domain/water/water-quantities';
import { correctedNow, farmClockAtom, saveWaterDaysAtom, StorageFullError, useFormat } from '@seguia/shared/platform';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { readWater, type TypedProblem, typedWater, type WaterTyped } from './water-form.ts';

export interface WaterForm {
  typed: WaterTyped;
  isChanged: boolean;
  /** What was found when the person wanted to save; empty before. */
  problems: readonly TypedProblem[];
  setTyped: (typed: WaterTyped) => void;
  /** Saves, or shows what is wrong, or asks once what is unusual. True when it is saved. */
  save: (day: { date: string; plotId: string | null }) => Promise<boolean>;
  /** Why the device did not take it. */
  full: StorageFullError | null;
  dismissFull: () => void;
}

/** The two fields of a day: typed as text, read once on saving. */
export function useWaterForm(before: WaterValues | null): WaterForm {
  const format = useFormat();
  const clock = useAtomValue(farmClockAtom);
  const write = useSetAtom(saveWaterDaysAtom);
  const [start] = useState(() => typedWater(before ?? noWater, format));
  const [typed, setTyped] = useState(start);
  const [problems, setProblems] = useState<readonly TypedProblem[]>([]);
  const [full, setFull] = useState<StorageFullError | null>(null);
  const save: WaterForm['save'] = async (day) => {
    const read = readWater(day.date, typed, clock, correctedNow());
    const isRepeated = (problem: TypedProblem) =>
      problem.severity === 'ask' &&
      problems.some(({ field, code }) => field === problem.field && code === problem.code);
    setProblems(read.problems);
    if (!read.problems.every(isRepeated)) return false;
    try {
      await write([{ ...day, ...read.values }]);
      return true;
    } catch (error) {
      if (!(error instanceof StorageFullError)) throw error;
      setFull(error);
      return false;
    }
  };
  return {
    typed,
    isChanged: waterFields.some((field) => typed[field] !== start[field]),
    problems,
    // A question was about another value.
    setTyped: (next) => {
      setTyped(next);
      setProblems([]);
    },
    save,
    full,
    dismissFull: () => setFull(null),
  };
}
