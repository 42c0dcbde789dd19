import { addDays } from '@seguia/shared/domain/farm-time';
import { loadReadingsAtom, todayAtom } from '@seguia/shared/platform';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { boardOrder } from '@seguia/shared/domain/board/board-plots';
import type { BoardPlot } from '../board-plot.ts';
import { daysBack, type PlotWeek, plotWeekOf } from '@seguia/shared/domain/board/plot-week';

/** A plot with its week. */
export interface TakenPlot {
  plot: BoardPlot;
  /** Undefined where the plot's readings could not be fetched. */
  week: PlotWeek | undefined;
}

/** All plots with their weeks in the board's order, for paper and pictures. `isReady` is true once each week is known or cannot be fetched. */
export function useFarmWeek(board: readonly BoardPlot[] | undefined): { plots: TakenPlot[]; isReady: boolean } {
  const load = useSetAtom(loadReadingsAtom);
  const today = useAtomValue(todayAtom);
  const [readings, setReadings] = useState<Awaited<ReturnType<typeof load>> | null>();
  useEffect(() => {
    let isGone = false;
    load({ from: addDays(today, -daysBack), to: today }).then(
      (found) => !isGone && setReadings(found),
      () => !isGone && setReadings(null),
    );
    return () => {
      isGone = true;
    };
  }, [load, today]);
  return useMemo(() => {
    const byPlot = readings && Map.groupBy(readings.toReversed(), ({ plotId }) => plotId);
    const ordered = boardOrder.flatMap((state) => (board ?? []).filter(({ now }) => now.state === state));
    return {
      plots: ordered.map((plot) => ({
        plot,
        week: byPlot ? plotWeekOf(plot.now, byPlot.get(plot.plot.id) ?? [], today) : undefined,
      })),
      isReady: board !== undefined && readings !== undefined,
    };
  }, [board, readings, today]);
}
