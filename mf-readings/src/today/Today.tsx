import { canAtom, SlotCards, useIntl } from '@seguia/shared/platform';
import { Page, PullToRefresh } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { BoardMenu } from '../board/print-and-share/BoardMenu.tsx';
import { todayMessages } from '../board/today-messages.ts';
import { Board } from './Board.tsx';
import { useRefresh } from '../farm-data/use-refresh.ts';
import { DayRound } from './DayRound.tsx';
import { steers } from './steers.ts';

/** `/app`: for people who steer, the state of the plots; for people who record, the progress of the day's round. */
export function Today() {
  const intl = useIntl();
  const refresh = useRefresh();
  const can = useAtomValue(canAtom);
  return (
    <Page title={intl.formatMessage(todayMessages.title)} width="wide" actions={steers(can) && <BoardMenu />}>
      <PullToRefresh onRefresh={refresh}>
        <SlotCards slot="start" />
        {steers(can) ? <Board /> : <DayRound />}
      </PullToRefresh>
    </Page>
  );
}
