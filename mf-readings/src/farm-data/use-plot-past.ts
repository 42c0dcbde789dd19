import { daysBack } from '@seguia/shared/domain/board/plot-week';
import { addDays } from '@seguia/shared/domain/farm-time';
import { type ComparedValues, comparedValues } from '@seguia/shared/domain/readings/compared-values';
import { useReadings } from '@seguia/shared/platform';
import { useMemo } from 'react';
import { lastValues, type Values } from './last-values.ts';

/** How many readings back a missing value is looked up. */
const lookBack = 12;

/** Enough readings for the board's days, at more than ten rounds a day. */
const readingsOfDays = 200;

/** A plot's values before a given reading. */
export interface PlotPast {
  last: Values;
  /** What each value is compared with: the value of the same hour on the day before, otherwise the last one. */
  compared: ComparedValues;
}

/** A plot's values before a moment (the farm's date and time) or before one of its readings. */
export function usePlotPast(plotId: string, before: { id?: string | undefined; date: string; time: string }): PlotPast {
  const { id, date, time } = before;
  const known = Boolean(date && time);
  const { rows: newest } = useReadings({ plotId, ...(date && { to: date }), limit: lookBack });
  // As far back as the board, because a measure may be read once a week.
  const from = date ? addDays(date, -daysBack) : undefined;
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
