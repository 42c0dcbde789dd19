import { visiblePlotsAtom } from '@seguia/shared/platform';
import { usePrinting } from '@seguia/shared/ui-dates';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useBoard } from '../use-board.ts';
import { BoardPaper } from './BoardPaper.tsx';
import { useFarmWeek } from './use-farm-week.ts';

/** The board's paper version while it is printed. It waits until the weeks of all plots are known, not only of those that were in sight. */
export function PrintedBoard() {
  const [isReady, setReady] = useState(false);
  const printing = usePrinting(isReady);
  return printing && <BoardWithWeeks onReady={setReady} />;
}

function BoardWithWeeks({ onReady }: { onReady: (isReady: boolean) => void }) {
  const { plots, isReady } = useFarmWeek(useBoard(useAtomValue(visiblePlotsAtom)));
  useEffect(() => {
    onReady(isReady);
    return () => onReady(false);
  }, [isReady, onReady]);
  return <BoardPaper plots={plots} />;
}
