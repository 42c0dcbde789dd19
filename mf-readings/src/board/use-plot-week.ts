import { addDays } from '@seguia/shared/domain/farm-time';
import { todayAtom, usePlotReadings } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { BoardPlot } from './board-plot.ts';
import { daysBack, type PlotWeek, plotWeekOf } from '@seguia/shared/domain/board/plot-week';

/** A plot's week. Undefined until it is known, and while it is not `wanted`. */
export function usePlotWeek({ plot, now }: BoardPlot, wanted: boolean): PlotWeek | undefined {
  const today = useAtomValue(todayAtom);
  const rows = usePlotReadings(plot.id, addDays(today, -daysBack), wanted);
  return useMemo(() => rows && plotWeekOf(now, rows, today), [rows, now, today]);
}
