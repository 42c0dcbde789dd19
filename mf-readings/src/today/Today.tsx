import { canAtom, SlotCards, useIntl } from '@seguia/shared/platform';
import { Page, PullToRefresh, useMedia } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { BoardMenu } from '../board/print-and-share/BoardMenu.tsx';
import { todayMessages } from '../board/today-messages.ts';
import { Board } from './Board.tsx';
import { useRefresh } from '../farm-data/use-refresh.ts';
import { DayRound } from './DayRound.tsx';
import { RoundInHeading } from './RoundDock.tsx';
import { steers } from './steers.ts';

/** `/app`: for people who steer, the state of the plots; for people who record, the progress of the day's round. */
export function Today() {
  const intl = useIntl();
  const refresh = useRefresh();
  const can = useAtomValue(canAtom);
  const isLandscape = useMedia('landscape');
  const actions = (
    <>
      {isLandscape && can('fertirrigation.create') && <RoundInHeading />}
      {steers(can) && <BoardMenu />}
    </>
  );
  return (
    <Page title={intl.formatMessage(todayMessages.title)} width="wide" actions={actions}>
      <PullToRefresh onRefresh={refresh}>
        <SlotCards slot="start" />
        {steers(can) ? <Board /> : <DayRound />}
      </PullToRefresh>
    </Page>
  );
}
