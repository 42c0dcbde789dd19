import { bandsAtom, type Plot, recentReadingsAtom, todayAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { boardPlots } from '@seguia/shared/domain/board/board-plots';
import type { BoardPlot } from './board-plot.ts';

/** The state of the plots today; undefined until the device has read its readings and targets. */
export function useBoard(plots: readonly Plot[] | undefined): BoardPlot[] | undefined {
  const today = useAtomValue(todayAtom);
  const recent = useAtomValue(recentReadingsAtom);
  const bands = useAtomValue(bandsAtom);
  return useMemo(
    () => (plots && recent && bands ? boardPlots(plots, recent, bands, today) : undefined),
    [plots, recent, bands, today],
  );
}
