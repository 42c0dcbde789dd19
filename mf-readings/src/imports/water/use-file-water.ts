import {
  correctedNow,
  farmClockAtom,
  hasWaterDaysAtom,
  parseDecimal,
  type Plot,
  waterDaysAtom,
} from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useMayChangeWater } from '../../water-day/use-may-change-water.ts';
import type { OpenSheet } from '../sheet/use-sheet.ts';
import { type FileWater, fileWaterOf, readFileWater } from './file-water.ts';

const readNumber = (text: string) => {
  const parsed = parseDecimal(text);
  return parsed.ok ? parsed.value : null;
};

/** The water and light of an opened file; null where it holds none, or the data server keeps none. */
export function useFileWater({ view, answers }: OpenSheet, plots: readonly Plot[]): FileWater | null {
  const clock = useAtomValue(farmClockAtom);
  const days = useAtomValue(waterDaysAtom);
  const hasWaterDays = useAtomValue(hasWaterDaysAtom) !== false;
  const mayChange = useMayChangeWater();
  const { water: text, waterNamed } = view;
  const { plots: byName, order, water } = answers;
  // A file may have thousands of lines, so they are read once per answer that changes what they mean.
  const read = useMemo(() => {
    const sources = { plots, clock, readNumber, now: correctedNow() / 1000 };
    return text === null
      ? null
      : readFileWater({ water: text, waterNamed }, { plots: byName, order, ...(water && { water }) }, sources);
  }, [text, waterNamed, byName, order, water, plots, clock]);
  if (!read || !days || !hasWaterDays) return null;
  return fileWaterOf(read, answers, view, { days, mayChange: (day) => mayChange('update', day) });
}
