import { canAtom, FarmPages, type Plot, SlotCards } from '@seguia/shared/platform';
import { Skeleton, useMedia } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { usePlots } from '../farm-data/use-plots.tsx';
import { RoundLink } from './RoundLink.tsx';
import { BoardCards } from '../board/BoardCards.tsx';
import { BoardSummary } from '../board/BoardSummary.tsx';
import { BoardWater } from '../board/BoardWater.tsx';
import { BoardTable } from '../board/table/BoardTable.tsx';
import { useBoard } from '../board/use-board.ts';
import styles from './Board.module.css';

/** The state of the plots now: those out of their target first, each with its week and what is to be done. */
export function Board() {
  const { plots, instead } = usePlots('rows');
  const can = useAtomValue(canAtom);
  return (
    <>
      {plots ? <BoardOf plots={plots} /> : instead}
      {plots && <div className={styles.ways}>{can('fertirrigation.create') && <RoundLink plots={plots} />}</div>}
      <FarmPages />
      <SlotCards slot="today" />
    </>
  );
}

function BoardOf({ plots }: { plots: readonly Plot[] }) {
  const wide = useMedia('twoPanes');
  const board = useBoard(plots);
  if (!board) return <Skeleton look="cards" count={4} />;
  return (
    <>
      <BoardSummary plots={board} />
      <BoardWater plots={board} />
      {wide ? <BoardTable plots={board} /> : <BoardCards plots={board} />}
    </>
  );
}
