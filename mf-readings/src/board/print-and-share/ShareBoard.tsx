import { todayAtom, visiblePlotsAtom } from '@seguia/shared/platform';
import { Skeleton } from '@seguia/shared/ui';
import { ShareDialog } from '@seguia/shared/ui-dates';
import { useAtomValue } from 'jotai';
import { loadLanguage } from '../../words/load-language.ts';
import { useBoard } from '../use-board.ts';
import { SharedBoard } from './SharedBoard.tsx';
import { useFarmWeek } from './use-farm-week.ts';

/** Sends the board to somebody as a picture and a text. */
export function ShareBoard({ title, onClose }: { title: string; onClose: () => void }) {
  const { plots, isReady } = useFarmWeek(useBoard(useAtomValue(visiblePlotsAtom)));
  const today = useAtomValue(todayAtom);
  return (
    <ShareDialog
      title={title}
      fileName={`seguia-${today}`}
      loadLanguage={loadLanguage}
      isReady={isReady}
      onClose={onClose}
    >
      {isReady ? <SharedBoard plots={plots} /> : <Skeleton look="cards" count={2} />}
    </ShareDialog>
  );
}
