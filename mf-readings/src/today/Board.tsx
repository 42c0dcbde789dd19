import { canAtom, defineMessages, FarmPages, type Plot, SlotCards, useIntl } from '@seguia/shared/platform';
import { Segmented, Skeleton, useMedia } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { usePlots } from '../farm-data/use-plots.tsx';
import { RoundDock } from './RoundDock.tsx';
import { BoardCards } from '../board/list/BoardCards.tsx';
import { BoardSummary } from '../board/BoardSummary.tsx';
import { BoardWater } from '../board/BoardWater.tsx';
import { BoardTable } from '../board/table/BoardTable.tsx';
import { useBoard } from '../board/use-board.ts';
import { boardViews, useBoardView } from '../board/use-board-view.ts';

const messages = defineMessages({
  view: { id: 'readings.board.view', defaultMessage: 'Vue' },
  list: { id: 'readings.board.viewList', defaultMessage: 'Maintenant' },
  map: { id: 'readings.board.viewMap', defaultMessage: '14 jours' },
});

/** The state of the plots now: those out of their target first, each with its week and what is to be done. */
export function Board() {
  const { plots, instead } = usePlots('rows');
  const can = useAtomValue(canAtom);
  return (
    <>
      {plots ? <BoardOf plots={plots} /> : instead}
      <FarmPages />
      <SlotCards slot="today" />
      {plots && can('fertirrigation.create') && <RoundDock plots={plots} />}
    </>
  );
}

function BoardOf({ plots }: { plots: readonly Plot[] }) {
  const wide = useMedia('twoPanes');
  const intl = useIntl();
  const board = useBoard(plots);
  const [view, setView] = useBoardView();
  if (!board) return <Skeleton look="cards" count={4} />;
  return (
    <>
      <BoardSummary plots={board} />
      <BoardWater plots={board} />
      <Segmented
        label={intl.formatMessage(messages.view)}
        labelHidden
        value={view}
        onChange={setView}
        options={boardViews.map((id) => ({ id, label: intl.formatMessage(messages[id]) }))}
      />
      {view === 'map' ? <SlotCards slot="board" /> : wide ? <BoardTable plots={board} /> : <BoardCards plots={board} />}
    </>
  );
}
