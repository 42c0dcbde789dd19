import { canAtom, defineMessages, onlyMineInLastAtom, paths, useIntl, useReadings } from '@seguia/shared/platform';
import { EmptyState, LinkButton, Page, PullToRefresh, Skeleton, Switch, useMedia } from '@seguia/shared/ui';
import { useAtom, useAtomValue } from 'jotai';
import { ListError, useListRetry } from '../rows/ListError.tsx';
import { ReadingList } from '../rows/ReadingList.tsx';
import { SwipeReading } from '../rows/SwipeReading.tsx';
import { useReadingActions } from '../rows/use-reading-actions.tsx';
import { listMessages } from '../rows/list-messages.ts';
import { useFarmData } from '../farm-data/use-farm-data.ts';
import { useRefresh } from '../farm-data/use-refresh.ts';
import { LatestTable } from './LatestTable.tsx';

const messages = defineMessages({
  mine: { id: 'readings.latest.mine', defaultMessage: 'Mes derniers relevés' },
  all: { id: 'readings.latest.all', defaultMessage: 'Derniers relevés' },
  onlyMine: { id: 'readings.latest.onlyMine', defaultMessage: 'Afficher seulement mes saisies' },
  noneMine: { id: 'readings.latest.noneMine', defaultMessage: 'Vous n’avez encore rien saisi.' },
  none: { id: 'readings.latest.none', defaultMessage: 'Aucun relevé pour l’instant.' },
});

/** `/app/last`: the newest readings, one's own or everybody's. */
export function Latest() {
  const intl = useIntl();
  const wide = useMedia('twoPanes');
  const [onlyMine, setOnlyMine] = useAtom(onlyMineInLastAtom);
  const refresh = useRefresh();
  return (
    <Page title={intl.formatMessage(onlyMine ? messages.mine : messages.all)} width={wide ? 'wide' : 'list'}>
      <Switch label={intl.formatMessage(messages.onlyMine)} checked={onlyMine} onChange={setOnlyMine} />
      <PullToRefresh onRefresh={refresh}>
        <LatestList key={String(onlyMine)} onlyMine={onlyMine} />
      </PullToRefresh>
    </Page>
  );
}

function LatestList({ onlyMine }: { onlyMine: boolean }) {
  const intl = useIntl();
  const wide = useMedia('twoPanes');
  const farm = useFarmData();
  const can = useAtomValue(canAtom);
  const mayCreate = can('fertirrigation.create');
  const readings = useReadings(onlyMine ? { createdBy: 'me' } : {});
  const { rows, hasMore, loading, loadMore, error } = readings;
  const retry = useListRetry(readings);
  const { actionsOf, dialogs } = useReadingActions();
  if (error && !rows?.length) return <ListError error={error} empty retry={retry} />;
  if (!rows || (rows.length === 0 && loading)) return <Skeleton look="rows" count={6} />;
  if (rows.length === 0 && !hasMore) {
    return (
      <EmptyState
        title={intl.formatMessage(onlyMine ? messages.noneMine : messages.none)}
        action={
          mayCreate && (
            <LinkButton variant="primary" to={paths.newReading()}>
              {intl.formatMessage(listMessages.newReading)}
            </LinkButton>
          )
        }
      />
    );
  }
  return (
    <>
      {wide ? (
        <LatestTable rows={rows} farm={farm} hasMore={hasMore} loadMore={loadMore} />
      ) : (
        <ReadingList
          label={intl.formatMessage(listMessages.readings)}
          rows={rows}
          hasMore={hasMore}
          loadMore={loadMore}
          renderReading={(reading) => <SwipeReading reading={reading} farm={farm} actionsOf={actionsOf} />}
        />
      )}
      {error && <ListError error={error} empty={false} retry={retry} />}
      {dialogs}
    </>
  );
}
