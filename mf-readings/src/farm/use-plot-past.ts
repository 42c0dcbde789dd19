import { addDays } from '@seguia/shared/domain/farm-time';
import { type ComparedValues, comparedValues } from '@seguia/shared/domain/readings/compared-values';
import { useReadings } from '@seguia/shared/platform';
import { useMemo } from 'react';
import { lastValues, type Values } from './last-values.ts';

/** So many readings back a value that was not measured the last time is looked for. */
const lookBack = 12;

/** More readings than a plot has in two days, at ten rounds a day and more. */
const readingsOfDays = 60;

/** What came before a reading in its plot. */
export interface PlotPast {
  last: Values;
  /** What each of its values is compared with: the same hour of the day before, else the last. */
  compared: ComparedValues;
}

/** A plot's values before a moment (the farm's date and time) or before one of its readings. */
export function usePlotPast(plotId: string, before: { id?: string | undefined; date: string; time: string }): PlotPast {
  const { id, date, time } = before;
  const known = Boolean(date && time);
  const { rows: newest } = useReadings({ plotId, ...(date && { to: date }), limit: lookBack });
  // Two days, for the same hour of the day before may lie two hours further back.
  const from = date ? addDays(date, -2) : undefined;
  const { rows: recent } = useReadings({ plotId, from, ...(date && { to: date }), limit: readingsOfDays });
  return useMemo(() => {
    const inHand = known ? { ...(id !== undefined && { id }), date, time } : undefined;
    const isKnown = new Set(recent?.map((row) => row.id));
    const all = [...(recent ?? []), ...(newest ?? []).filter((row) => !isKnown.has(row.id))];
    return {
      last: lastValues(newest ?? [], inHand),
      compared: comparedValues(inHand ? all : [], inHand ?? { date: '', time: '' }),
    };
  }, [newest, recent, known, id, date, time]);
}
