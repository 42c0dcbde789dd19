import { canAtom, defineMessages, FarmPages, type Plot, SlotCards, useIntl } from '@seguia/shared/platform';
import { Segmented, Skeleton, useMedia } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { usePlots } from '../farm-data/use-plots.tsx';
import { RoundDock } from './RoundDock.tsx';
import { RoundLink } from './RoundLink.tsx';
import styles from './Board.module.css';
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
  const wide = useMedia('twoPanes');
  const mayRecord = useAtomValue(canAtom)('fertirrigation.create');
  return (
    <>
      {plots ? <BoardOf plots={plots} wide={wide} mayRecord={mayRecord} /> : instead}
      <FarmPages />
      <SlotCards slot="today" />
      {plots && mayRecord && !wide && <RoundDock plots={plots} />}
    </>
  );
}

interface BoardOfProps {
  plots: readonly Plot[];
  wide: boolean;
  mayRecord: boolean;
}

/** On a desk, where people come to read, the round is beside the summary. */
function BoardOf({ plots, wide, mayRecord }: BoardOfProps) {
  const intl = useIntl();
  const board = useBoard(plots);
  const [view, setView] = useBoardView();
  if (!board) return <Skeleton look="cards" count={4} />;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.top}>
          <div className={styles.sentences}>
            <BoardSummary plots={board} />
            <BoardWater plots={board} />
          </div>
          {wide && mayRecord && <RoundLink plots={plots} place="desk" />}
        </div>
        <Segmented
          label={intl.formatMessage(messages.view)}
          labelHidden
          value={view}
          onChange={setView}
          options={boardViews.map((id) => ({ id, label: intl.formatMessage(messages[id]) }))}
        />
      </div>
      {view === 'map' ? <SlotCards slot="board" /> : wide ? <BoardTable plots={board} /> : <BoardCards plots={board} />}
    </>
  );
}
